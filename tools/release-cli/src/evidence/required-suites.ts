import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { isRevoked } from '../edits/edits';
import { revoke } from '../edits/revoke';
import { merchantsText } from '../map/view-groups';
import { UserError } from '../text/user-error';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { canonicalJson } from '../trust/canonical-json';
import { suiteStates } from './evidence';
import { hashesOf, newSets } from './proof';
import { setText } from './set-versions';

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
export function isRevocation(before: ReleaseMap, after: ReleaseMap): boolean {
  const fresh = packageEntries(after.revoked).flatMap(([name, versions]) =>
    versions.filter((version) => !isRevoked(before, name, version)).map((version) => ({ name, version })),
  );
  if (fresh.length === 0) return false;
  try {
    const revoked = fresh.reduce((map, { name, version }) => revoke(map, name, version), before);
    return servedBy(revoked) === servedBy(after);
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/**
 * Refuses a write that would give some merchant a set which it does not get yet, while the newest run of a suite that
 * the environment's settings require is not green for exactly these builds. Another suite is no proof of it.
 */
export async function assertRequiredSuites(
  store: Store,
  before: ReleaseMap,
  after: ReleaseMap,
  settings: EnvironmentSettings | undefined,
): Promise<void> {
  const suites = settings?.requiredSuites ?? [];
  if (suites.length === 0 || isRevocation(before, after)) return;
  const given = newSets(before, after, Object.keys(settings?.merchants ?? {}));
  for (const set of given) {
    const states = await suiteStates(store, set.id, suites, hashesOf(after));
    const missing = suites.filter((suite) => states[suite] !== 'passed');
    if (missing.length > 0)
      throw new UserError(
        `${after.environment} demands green evidence of ${suites.join(' and ')} for every set that it serves, and ${set.id} (${setText(set.versions)}; for ${merchantsText(set.merchants)}) lacks ${missing.join(' and ')}: pnpm e2e:matrix --suite ${missing[0] ?? ''} proves it`,
      );
  }
}
