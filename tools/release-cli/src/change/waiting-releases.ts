import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { parseVersion } from 'shared-contracts/release/semver';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import { isTrialVersion } from '../map/trial-versions';
import { sha256Hex } from '../store/digest';
import { descriptorKey, STATEMENT_PREFIX, type ReleaseId } from '../store/keys';
import { isPublished } from '../trust/statement';
import type { Store } from '../trust/store';

function releaseOf(key: string): ReleaseId | null {
  const [, name, version = ''] = /^([^/]+)\/(.+)\.json$/.exec(key.slice(STATEMENT_PREFIX.length)) ?? [];
  return isPackageName(name) && parseVersion(version) !== null ? { name, version } : null;
}

async function isSigned(store: Store, environment: string, release: ReleaseId): Promise<boolean> {
  const found = await store.get(descriptorKey(release.name, release.version));
  return found !== null && isPublished(store, environment, { ...release, sha256: sha256Hex(found.bytes) });
}

/**
 * Releases that a publisher of the environment has signed and its map does not know yet: the write that serves one takes it
 * (`takeReleases`). Trial versions are left out.
 */
export async function waitingReleases(
  store: Store,
  { environment, releases }: ReleaseMap,
): Promise<readonly ReleaseId[]> {
  const listed = (await store.list(STATEMENT_PREFIX)).map(releaseOf).filter((release) => release !== null);
  const unknown = listed.filter(
    ({ name, version }) => releases[name]?.[version] === undefined && !isTrialVersion(version),
  );
  const signed = await Promise.all(unknown.map((release) => isSigned(store, environment, release)));
  return unknown.filter((_release, index) => signed[index]);
}
