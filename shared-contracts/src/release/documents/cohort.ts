import * as v from 'shared-contracts/schema';
import { parseOrExplain } from './descriptor';

/** So many players a cohort has at most: its list is then some 4 MB. */
export const MAXIMUM_COHORT_PLAYERS = 100_000;

/** So many cohorts a member is told of at most: of more, the first. */
export const MAXIMUM_MEMBER_COHORTS = 16;

/** The first 32 digits of the SHA-256 of a cohort's list, as it is stored: another list is another cohort. */
const cohortIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not the id of a cohort'));

/** What operators call a cohort; of those that get one version it names one. */
export const cohortLabelSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'not a label of small letters, digits and hyphens'),
);

const playerCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAXIMUM_COHORT_PLAYERS));

/** The cohort of a rollout: which list, never who is on it. */
export const rolloutCohortSchema = v.object({
  /** Names the list in the store and at the gateway. */
  id: cohortIdSchema,
  /** What operators call it. */
  label: cohortLabelSchema,
  /** How many players are on the list. */
  players: playerCount,
});
export type RolloutCohort = v.InferOutput<typeof rolloutCohortSchema>;

/** A list of players without their names, as it is stored. */
export const cohortListSchema = v.object({
  schema: v.literal(1),
  /** What operators call it. */
  label: cohortLabelSchema,
  /** Drawn for this list alone: equal names of two lists have different hashes. */
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a salt of 32 hexadecimal digits')),
  /** For each player the first 32 digits of the HMAC-SHA-256 of the account name, in order of the digits. */
  hashes: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a hash of 32 hexadecimal digits'))),
    v.minLength(1),
    v.maxLength(MAXIMUM_COHORT_PLAYERS),
  ),
});
export type CohortList = v.InferOutput<typeof cohortListSchema>;

/** Parses a list of a store; throws a clear error that names the field. */
export function parseCohortList(value: unknown): CohortList {
  return parseOrExplain(cohortListSchema, value, 'cohort');
}

/** The lists that a gateway answers from: those of the rollouts of one environment. */
export const cohortFileSchema = v.object({
  schema: v.literal(1),
  /** Their environment. */
  environment: v.string(),
  /** Each once. */
  cohorts: v.array(
    v.object({
      /** As rollouts and pages name it. */
      id: cohortIdSchema,
      ...cohortListSchema.entries,
    }),
  ),
});
export type CohortFile = v.InferOutput<typeof cohortFileSchema>;

/** Parses what `mfe cohort export` writes; throws a clear error that names the field. */
export function parseCohortFile(value: unknown): CohortFile {
  return parseOrExplain(cohortFileSchema, value, 'file of cohorts');
}
