/**
 * The contract's own version, semver. Every bundle carries the copy it was built with, so the host can
 * compare what a remote was built for with what it provides itself. Equal to the version in package.json.
 */
export const CONTRACT_VERSION = '1.2.0';

/** The range of contract versions that a package built from these sources runs on: its own major, from its own version on. */
export const CONTRACT_RANGE = `^${CONTRACT_VERSION}`;
