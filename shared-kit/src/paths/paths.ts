/**
 * The paths of the site, as the host's router has them. Sections import them from the contracts by their own name, and
 * the build of a section takes them from here: one table on a page, instead of one in each file that names a path.
 */
export { href, normalisePath, ownPath, PATHS } from 'shared-contracts/paths';
