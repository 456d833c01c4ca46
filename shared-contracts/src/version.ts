/**
 * The contract's own version, semver. Every bundle carries the copy it was built with, so the host can
 * compare what a remote was built for with what it provides itself. Equal to the version in package.json.
 */
export const CONTRACT_VERSION = '1.1.0';

/** The range of contract versions a package built from these sources accepts: its own major. */
export const CONTRACT_RANGE = '^1.0.0';
