import type { ApiFailure } from '../api/api-error';
import type { Telemetry } from './remote-context';

/** What people come for. Guards of rollouts judge each by how often a page did not get there. */
export const OUTCOME_NAMES = ['sign-in', 'deposit', 'launch'] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];

/** The event of telemetry that tells an outcome. */
export const OUTCOME_EVENT = 'outcome';

/**
 * Tells how a try ended, once an answer is there: `true` where it led on, otherwise its failure, or `false` where something
 * else was thrown. Nothing is told of what the person gave up and of what a device without a connection tried: neither says
 * anything about the release.
 */
export function reportOutcome(telemetry: Telemetry, of: OutcomeName, result: boolean | ApiFailure): void {
  const failure = typeof result === 'object' ? result : null;
  const isSilent = failure?.kind === 'cancelled' || (failure?.kind === 'network' && failure.offline);
  if (!isSilent) telemetry.report(OUTCOME_EVENT, { of, ok: result === true });
}
