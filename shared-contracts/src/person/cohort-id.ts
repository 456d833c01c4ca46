import * as v from 'shared-contracts/schema';

/**
 * Names a cohort, players who get versions that others do not: the first 32 digits of the SHA-256 of its list, as it is
 * stored. Another list is another cohort.
 */
export const cohortIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not the id of a cohort'));
