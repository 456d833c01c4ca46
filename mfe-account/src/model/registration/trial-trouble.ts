import type { ApiFailure } from 'shared-contracts/api/api-error';

/** Why a trial did not start, as far as it changes what the visitor can do (docs/product/accounts.md#free-trial). */
export type TrialTrouble =
  { readonly kind: 'wait'; readonly minutes: number } | { readonly kind: 'limited' | 'closed' | 'offline' | 'other' };

const SECONDS_OF_MINUTE = 60;
const CLOSED_CODES = ['feature.off', 'role.forbidden'];

/** Too many trials, none offered here, no connection, or anything else. */
export function trialTrouble(failure: ApiFailure): TrialTrouble {
  if (failure.kind === 'network' || failure.kind === 'timeout') return { kind: 'offline' };
  if (!('code' in failure)) return { kind: 'other' };
  if (CLOSED_CODES.includes(failure.code)) return { kind: 'closed' };
  if (failure.code !== 'rate.limited') return { kind: 'other' };
  const seconds = failure.kind === 'rejected' ? (failure.retryAfter ?? 0) : 0;
  return seconds > 0 ? { kind: 'wait', minutes: Math.ceil(seconds / SECONDS_OF_MINUTE) } : { kind: 'limited' };
}
