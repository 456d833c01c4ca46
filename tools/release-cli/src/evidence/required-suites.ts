import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { isRevocation } from '../fit/revocation';
import { merchantsText } from '../text/merchants-text';
import { UserError } from '../text/user-error';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { suiteStates } from './evidence';
import { hashesOf, newSets } from './proof';
import { setText } from './set-versions';

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
  if (suites.length === 0 || (await isRevocation(store, before, after))) return;
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
