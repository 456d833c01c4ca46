/** The part of semantic versioning that releases need: exact versions, and ranges `^1.2.3`, `~1.2.3` or exact. */
export interface Version {
  /** A different one may break everything that worked with this one. */
  readonly major: number;
  /** A higher one adds features; while the major is 0 it may break too. */
  readonly minor: number;
  /** A higher one fixes bugs. */
  readonly patch: number;
  /** `dev.3f2a` in `1.0.0-dev.3f2a`; empty for a release. */
  readonly prerelease: string;
}

const PATTERN = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

/** Reads `1.2.3` or `1.2.3-name.4`; anything else is null. */
export function parseVersion(text: string): Version | null {
  const match = PATTERN.exec(text);
  if (match === null) return null;
  const [, major = '', minor = '', patch = '', prerelease = ''] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), prerelease };
}

/** Two identifiers of a prerelease: numbers by value and before words, words by their characters. */
function compareIdentifiers(first: string, second: string): number {
  const [isFirstNumber, isSecondNumber] = [/^\d+$/.test(first), /^\d+$/.test(second)];
  if (isFirstNumber !== isSecondNumber) return isFirstNumber ? -1 : 1;
  if (isFirstNumber) {
    // Longer than a number can hold, so compared as text; leading zeros only distinguish two texts.
    const [one, two] = [first.replace(/^0+(?=\d)/, ''), second.replace(/^0+(?=\d)/, '')];
    if (one.length !== two.length) return one.length - two.length;
    if (one === two) return first.length - second.length;
    return one < two ? -1 : 1;
  }
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function comparePrerelease(first: string, second: string): number {
  if (first === second) return 0;
  if (first === '') return 1;
  if (second === '') return -1;
  const [ones, twos] = [first.split('.'), second.split('.')];
  for (const [index, one] of ones.entries()) {
    const two = twos[index];
    if (two === undefined) return 1;
    const order = compareIdentifiers(one, two);
    if (order !== 0) return order;
  }
  return -1;
}

/** Negative when the first is older. Versions that cannot be read sort before all others. */
export function compareVersions(first: string, second: string): number {
  const [one, two] = [parseVersion(first), parseVersion(second)];
  if (one === null || two === null) return Number(one !== null) - Number(two !== null);
  return (
    one.major - two.major ||
    one.minor - two.minor ||
    one.patch - two.patch ||
    comparePrerelease(one.prerelease, two.prerelease)
  );
}

/** Whether a version lies in a range; an unreadable version or range never does. Prereleases count as their release. */
export function satisfies(version: string, range: string): boolean {
  const has = parseVersion(version);
  const operator = /^[\^~]/.exec(range)?.[0] ?? '';
  const wants = parseVersion(range.slice(operator.length));
  if (has === null || wants === null) return false;
  if (operator === '') return compareVersions(version, range) === 0;
  const patchOk = has.patch >= wants.patch;
  const minorOk = has.minor > wants.minor || (has.minor === wants.minor && patchOk);
  if (operator === '~') return has.major === wants.major && has.minor === wants.minor && patchOk;
  if (wants.major > 0) return has.major === wants.major && minorOk;
  if (wants.minor > 0) return has.major === 0 && has.minor === wants.minor && patchOk;
  return has.major === 0 && has.minor === 0 && has.patch === wants.patch;
}
