import type { BootDocument } from 'shared-contracts/release/boot-document';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import type { HearNews } from '../feed/release-news';
import type { OverrideFault } from '../overrides/override-fault';
import { readAskedOverrides, type AskedOverrides } from '../overrides/override-keys';
import { parseOverrideValue } from '../overrides/override-value';
import { overrideFaults } from './override-faults';

/** Where a served build tells of its next one; the same path as that of the site's own live reload. */
export const BUILD_EVENTS_PATH = '__dev/events';

/**
 * What is dispatched at the window when a build has changed. A section in development prevents its default, and brings the
 * page to the build without a reload (`tools/build-preset/src/development/refresh-page.ts`).
 */
const BUILD_CHANGED = 'mfe:build-changed';

/** A build served elsewhere that this page asks for. */
export interface FollowedBuild {
  readonly base: string;
  /** The entry this page started with: empty where no build was served, undefined if the build was unusable. */
  readonly entry: string | undefined;
}

/** The builds served elsewhere that a page asks for, those that it could not start with included. */
export function followedBuilds(
  boot: BootDocument,
  { asked, disabled }: AskedOverrides,
  faults: readonly OverrideFault[],
): readonly FollowedBuild[] {
  return packageEntries(asked).flatMap(([name, text]) => {
    const value = parseOverrideValue(text, boot.overrideOrigins);
    if (value.kind !== 'address' || disabled.includes(name)) return [];
    const release = Object.values(boot.releases[name] ?? {}).find((entry) => entry.base === value.base);
    const isAway = faults.some((fault) => fault.name === name && fault.problem === 'unreachable');
    return [{ base: value.base, entry: isAway ? '' : release?.entry }];
  });
}

function isTakenOver(detail: { readonly base: string; readonly hash: string }): boolean {
  return !window.dispatchEvent(new CustomEvent(BUILD_CHANGED, { cancelable: true, detail }));
}

/**
 * Tells as soon as a build has changed that the section itself does not take over: each build's server names its entry at
 * once and after every save, and an entry's name changes with anything in the build.
 */
export function followBuilds(
  builds: readonly FollowedBuild[],
  open: (address: string) => EventTarget,
  hear: HearNews,
): void {
  for (const build of builds) {
    let known = build.entry;
    open(`${build.base}${BUILD_EVENTS_PATH}`).addEventListener('build', (event) => {
      const entry = event instanceof MessageEvent && typeof event.data === 'string' ? event.data : '';
      if (known === undefined || known === entry) {
        known = entry;
        return;
      }
      const hash = event instanceof MessageEvent ? event.lastEventId : '';
      if (isTakenOver({ base: build.base, hash })) known = entry;
      else hear({ from: 'served build' });
    });
  }
}

/** Follows the builds that this device's overrides take from elsewhere. */
export function followRequestedBuilds(boot: BootDocument, hear: HearNews): void {
  try {
    const builds = followedBuilds(boot, readAskedOverrides(window.localStorage), overrideFaults());
    followBuilds(builds, (address) => new EventSource(address), hear);
  } catch {
    // A browser that keeps nothing follows no overrides.
  }
}
