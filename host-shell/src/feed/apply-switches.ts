import { resolveView, type MapView, type ResolvedSet } from 'shared-contracts/release/resolve';
import { packageEntries, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { Boot } from '../boot/boot';
import { releasesOf, type OffMessage, type RemoteRelease } from '../boot/live-releases';

/** The remotes that are off, with the operator's word for each. */
export type SwitchedOff = Readonly<Partial<Record<RemoteName, OffMessage>>>;

/** A view as if no section were switched off. */
export function withoutSwitches(view: MapView): MapView {
  const packages = Object.fromEntries(
    packageEntries(view.packages).map(([name, { off: _off, ...entry }]) => [name, entry]),
  );
  return { ...view, packages };
}

/** What the page's set would be if nothing were switched off. */
export function wholeSet({ document, terms }: Pick<Boot, 'document' | 'terms'>): ResolvedSet {
  return resolveView(
    withoutSwitches(document.view as MapView),
    terms.bucket,
    terms.overrides,
    terms.held,
    terms.cohorts,
  );
}

function isSame(one: RemoteRelease, other: RemoteRelease): boolean {
  if (one.status === 'on') return other.status === 'on' && other.version === one.version;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Applies the newest switches; a section that is on again has the version the page was loaded with. */
export function applySwitches(boot: Pick<Boot, 'document' | 'terms' | 'live'>, off: SwitchedOff): void {
  const whole = releasesOf(boot.document, wholeSet(boot));
  const changes = new Map<RemoteName, RemoteRelease>();
  for (const [name, release] of whole) {
    const message = off[name];
    const next: RemoteRelease =
      message === undefined || release.status === 'absent' ? release : { status: 'off', message };
    if (!isSame(next, boot.live.remote(name))) changes.set(name, next);
  }
  if (changes.size > 0) boot.live.replace(changes);
}
