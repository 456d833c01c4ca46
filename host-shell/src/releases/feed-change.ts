import {
  resolveView,
  type HeldVersions,
  type MapView,
  type ResolvedPackage,
  type ResolvedSet,
} from 'shared-contracts/release/resolve';
import { PACKAGE_NAMES, REMOTE_NAMES, type PackageName } from 'shared-contracts/remote/remote-names';
import type { Boot } from './boot';
import type { OffMessage } from './live-releases';
import type { ReleaseState } from './read-feed';
import { wholeSet, withoutSwitches, type SwitchedOff } from './take-switches';

/** What a newer state of the releases means for an open page. */
export interface FeedChange {
  /** Sections that are off now, with the operator's word. */
  readonly off: SwitchedOff;
  /** Packages that a page loaded now would have in another version, have in addition, or not have any more. */
  readonly changed: readonly PackageName[];
  /** Packages of this page in a version that nobody may run any more. */
  readonly revoked: readonly PackageName[];
  /** The set that a page loaded now would get. */
  readonly next: ResolvedSet;
}

/** What is known of the page beside what it brought along. */
export interface PageNow {
  /** The version of a package that runs on this page, if one does. */
  readonly running: (name: PackageName) => string | undefined;
  /** What the device keeps at the moment. */
  readonly held: HeldVersions;
}

const versionOf = (entry: ResolvedPackage): string => (entry.status === 'on' ? entry.version : entry.status);

function switchedOff(boot: Boot, now: ResolvedSet, isSameSet: boolean): SwitchedOff {
  const off: Partial<Record<(typeof REMOTE_NAMES)[number], OffMessage>> = {};
  for (const name of REMOTE_NAMES) {
    const [entry, atStart] = [now.packages[name], boot.set.packages[name]];
    if (entry.status === 'off') off[name] = entry.message;
    // It was never verified with the versions of this page: it comes with the update.
    else if (atStart.status === 'off' && !isSameSet) off[name] = atStart.message;
  }
  return off;
}

/** Compares what a page has with what it would get now. */
export function changeOf(boot: Boot, feed: Pick<ReleaseState, 'view'>, { running, held }: PageNow): FeedChange {
  const view = feed.view as MapView;
  const whole = wholeSet(boot);
  const { bucket, overrides } = boot.terms;
  const now = resolveView(view, bucket, overrides, held);
  const next = resolveView(withoutSwitches(view), bucket, overrides, held);
  const changed = PACKAGE_NAMES.filter((name) => versionOf(next.packages[name]) !== versionOf(whole.packages[name]));
  const revoked = PACKAGE_NAMES.filter((name) => {
    if (now.packages[name].status === 'off') return false;
    const entry = whole.packages[name];
    const version = running(name) ?? (entry.status === 'on' ? entry.version : undefined);
    return version !== undefined && (view.packages[name]?.revoked ?? []).includes(version);
  });
  return { off: switchedOff(boot, now, changed.length === 0), changed, revoked, next };
}
