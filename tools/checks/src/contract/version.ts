import type { Comparison } from './compare';

interface Triple {
  readonly major: number;
  readonly minor: number;
}

function triple(version: string): Triple {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
}

/** Whether a version is a new major after another one. */
export function isNewMajor(released: string, version: string): boolean {
  return triple(version).major > triple(released).major;
}

/** Why a version is too small for what changed since the release; null when it is not. Accepted breaks need a minor too. */
export function versionFault({ lost, hasMore }: Comparison, released: string, version: string): string | null {
  const [before, after] = [triple(released), triple(version)];
  if (isNewMajor(released, version)) return null;
  if (lost.some(({ reason }) => reason === null))
    return `lines of ${released} are lost or changed: ${version} must be a new major, or each line needs an accepted reason`;
  const isMinor = after.major === before.major && after.minor > before.minor;
  if (!isMinor && (hasMore || lost.length > 0))
    return `the contract has changed: ${version} must be a new minor after ${released}`;
  return null;
}

/** Whether a changelog has an entry with at least one line for a version. */
export function hasChangelogEntry(changelog: string, version: string): boolean {
  const [, rest = ''] = changelog.split(`## ${version}\n`);
  return /^- \S/m.test(rest.split(/^## /m)[0] ?? '');
}
