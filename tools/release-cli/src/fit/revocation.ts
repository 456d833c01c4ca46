import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { isRevoked } from '../edits/edits';
import { revoke } from '../edits/revoke';
import { UserError } from '../text/user-error';
import { canonicalJson } from '../trust/canonical-json';
import type { Store } from '../trust/store';
import { waysBack } from './ways-back';

/** Revokes a version; default and previous version move down the history to the newest that can still be served. */
export async function revokeIn(store: Store, map: ReleaseMap, name: PackageName, version: string): Promise<ReleaseMap> {
  return revoke(map, name, version, await waysBack(store, map, name, version));
}

/** What a map serves, without who wrote it, when and why, and what it followed. */
function servedBy({
  revision: _r,
  writtenAt: _w,
  author: _a,
  reason: _why,
  parent: _p,
  ...served
}: ReleaseMap): string {
  return canonicalJson(served);
}

/**
 * Whether a write does nothing but revoke versions. It falls back to what was served before, and it must never wait
 * for a run of a suite.
 */
export async function isRevocation(store: Store, before: ReleaseMap, after: ReleaseMap): Promise<boolean> {
  const fresh = packageEntries(after.revoked).flatMap(([name, versions]) =>
    versions.filter((version) => !isRevoked(before, name, version)).map((version) => ({ name, version })),
  );
  if (fresh.length === 0) return false;
  try {
    let revoked = before;
    for (const { name, version } of fresh) revoked = await revokeIn(store, revoked, name, version);
    return servedBy(revoked) === servedBy(after);
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
