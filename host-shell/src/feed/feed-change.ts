import {
  packageOf,
  resolveView,
  type HeldVersions,
  type MapView,
  type ResolvedPackage,
  type ResolvedSet,
} from 'shared-contracts/release/resolve';
import { packagesIn, remotesIn, type PackageName, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { Boot } from '../boot/boot';
import type { OffMessage } from '../boot/live-releases';
import type { ReleaseState } from './read-feed';
import { wholeSet, withoutSwitches, type SwitchedOff } from './apply-switches';

/** What a newer state of the releases means for an open page. */
export interface FeedChange {
  /** Sections that are off now, with the operator's word. */
  readonly off: SwitchedOff;
  /** Packages that a page loaded now would have in another version, have in addition, or not have any more. */
  readonly changed: readonly PackageName[];
  /** Packages of this page in a revoked version. */
  readonly revoked: readonly PackageName[];
  /** The set that a page loaded now would get. */
  readonly next: ResolvedSet;
}

/** What is known of the page beside what it brought along. */
export interface RunningPage {
  /** The version of a package that runs on this page, if one does. */
  readonly running: (name: PackageName) => string | undefined;
  /** What the device keeps at the moment. */
  readonly held: HeldVersions;
}

const versionOf = (entry: ResolvedPackage): string => (entry.status === 'on' ? entry.version : entry.status);

function switchedOff(boot: Boot, now: ResolvedSet, isSameSet: boolean): SwitchedOff {
  const off: Partial<Record<RemoteName, OffMessage>> = {};
  for (const name of remotesIn({ ...boot.set.packages, ...now.packages })) {
    const [entry, atStart] = [packageOf(now, name), packageOf(boot.set, name)];
    if (entry.status === 'off') off[name] = entry.message;
    // It was never verified with the versions of this page: it comes with the update.
    else if (atStart.status === 'off' && !isSameSet) off[name] = atStart.message;
  }
  return off;
}

/** Compares what a page has with what it would get now. */
export function changeOf(boot: Boot, feed: Pick<ReleaseState, 'view'>, { running, held }: RunningPage): FeedChange {
  const view = feed.view as MapView;
  const whole = wholeSet(boot);
  const { bucket, overrides, cohorts } = boot.terms;
  const now = resolveView(view, bucket, overrides, held, cohorts);
  const next = resolveView(withoutSwitches(view), bucket, overrides, held, cohorts);
  const names = packagesIn({ ...whole.packages, ...next.packages });
  const changed = names.filter((name) => versionOf(packageOf(next, name)) !== versionOf(packageOf(whole, name)));
  const revoked = names.filter((name) => {
    if (packageOf(now, name).status === 'off') return false;
    const entry = packageOf(whole, name);
    const version = running(name) ?? (entry.status === 'on' ? entry.version : undefined);
    return version !== undefined && (view.packages[name]?.revoked ?? []).includes(version);
  });
  return { off: switchedOff(boot, now, changed.length === 0), changed, revoked, next };
}
