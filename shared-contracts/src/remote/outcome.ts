import type { ApiFailure } from '../api/api-error';

/** What people come for. Guards of rollouts judge each by how often a page did not get there. */
export const OUTCOME_NAMES = ['sign-in', 'deposit', 'launch'] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];

/** The event of telemetry that tells an outcome; its detail is an {@link OutcomeReport}. */
export const OUTCOME_EVENT = 'outcome';

/**
 * How a try ended. Neither a success nor a failure: `cancelled` by the person, `ignored` because one was under way, `known`
 * because an earlier one was done, and `network` on a device without a connection.
 * - `done`: the answer led on.
 * - `doubt`: no answer says whether it was done.
 * - `thrown`: something else than a failed call stopped it.
 */
export type OutcomeEnd = 'done' | 'doubt' | 'thrown' | 'known' | 'ignored' | ApiFailure['kind'];

/** What a section reports of a try: `telemetry.report('outcome', { of: 'launch', end: 'done' } satisfies OutcomeReport)`. */
export interface OutcomeReport extends Readonly<Record<string, string>> {
  /** What was tried. */
  readonly of: OutcomeName;
  /** How it ended, as soon as that is known. Nothing is reported of what a form stops before a call. */
  readonly end: OutcomeEnd;
}
