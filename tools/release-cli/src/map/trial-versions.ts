import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { parseVersion } from 'shared-contracts/release/semver';
import { versionsServed } from './references';
import { UserError } from '../text/user-error';
import type { EnvironmentSettings } from '../settings/settings';

/** Whether a version is one that publish asks nothing of, such as `3.0.0-rc.1`. */
export function isTrialVersion(version: string): boolean {
  return parseVersion(version)?.prerelease !== '';
}

/** The environment whose players did not ask for trials. */
const PLAYERS_ENVIRONMENT = 'production';

/** Whether an environment serves trial versions. */
export function takesTrials(environment: string, settings: EnvironmentSettings | undefined): boolean {
  return environment !== PLAYERS_ENVIRONMENT || settings?.allowsTrials === true;
}

/**
 * What is wrong with the trial versions a map serves, one sentence each. Publish asks nothing of a trial version: gaps,
 * partners and budgets are waived for it, so players get one only where the settings say that they do.
 */
export function trialProblems(map: ReleaseMap, settings: EnvironmentSettings | undefined): readonly string[] {
  if (takesTrials(map.environment, settings)) return [];
  const trials = versionsServed(map).filter(({ version }) => isTrialVersion(version));
  return trials.map(
    ({ name, version }) =>
      `${name} ${version} is a trial version, which publish did not hold against what is served: publish it without "-…", or set allowsTrials in the settings of ${map.environment}`,
  );
}

/** Refuses an edit that would serve a trial version which was not served before. */
export function assertNoTrials(before: ReleaseMap, after: ReleaseMap, settings: EnvironmentSettings | undefined): void {
  const known = new Set(trialProblems(before, settings));
  const fresh = trialProblems(after, settings).find((problem) => !known.has(problem));
  if (fresh !== undefined) throw new UserError(fresh);
}
