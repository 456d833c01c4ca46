import { parseVersion } from 'shared-contracts/release/semver';

/** Whether a version is one that publish asks nothing of, such as `3.0.0-rc.1`. */
export function isTrialVersion(version: string): boolean {
  return parseVersion(version)?.prerelease !== '';
}
