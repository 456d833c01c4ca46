import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { compareVersions } from 'shared-contracts/release/semver';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { PreviewRow, Share } from '../map/preview';
import { readRelease } from '../map/releases';
import type { Store } from '../trust/store';
import { capabilityChanges } from './capability-changes';

function versionsOf(shares: readonly Share[]): readonly string[] {
  const versions = shares.flatMap((share) =>
    share.layer === 'none' || share.layer === 'switch' ? [] : [share.version],
  );
  return [...new Set(versions)].toSorted(compareVersions);
}

/**
 * What versions that somebody gets newly ask for beside those they had, one sentence each. Of several versions that they
 * had, the newest is the one before.
 */
export async function servedChanges(
  store: Store,
  map: ReleaseMap,
  rows: readonly PreviewRow[],
): Promise<readonly string[]> {
  const pairs = new Map<string, readonly [PackageName, string | undefined, string]>();
  for (const row of rows) {
    const had = versionsOf(row.before);
    for (const version of versionsOf(row.after).filter((version) => !had.includes(version)))
      pairs.set(`${row.package} ${had.at(-1)} ${version}`, [row.package, had.at(-1), version]);
  }
  const found = await Promise.all(
    [...pairs.values()].map(async ([name, before, version]) => {
      const after = await readRelease(store, map, name, version);
      if (after === undefined) return [];
      return capabilityChanges(before === undefined ? undefined : await readRelease(store, map, name, before), after);
    }),
  );
  return [...new Set(found.flat())];
}
