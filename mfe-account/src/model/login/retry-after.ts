import type { ApiFailure } from 'shared-contracts/api/api-error';

/** Where a server that refuses for now does not say how long, seconds. */
const DEFAULT_REST_S = 60;
const LONGEST_REST_S = 24 * 60 * 60;

/** When a refused call may be tried again, epoch ms; undefined if it may be tried at once. */
export function restEnd(failure: ApiFailure, now: number): number | undefined {
  if (failure.kind !== 'rejected' || failure.code !== 'rate.limited') return undefined;
  const { retryAfter = DEFAULT_REST_S } = failure;
  const seconds = retryAfter > 0 && retryAfter <= LONGEST_REST_S ? retryAfter : DEFAULT_REST_S;
  return now + seconds * 1000;
}
