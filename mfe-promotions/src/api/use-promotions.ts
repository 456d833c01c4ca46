import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { leftOutOf } from 'shared-contracts/api/answers';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { PROMOTIONS } from '../model/first-requests/promotions';

/** Announcements count as fresh for a minute. */
const FRESH_MS = 60_000;

/** The promotions as a screen needs them: `undefined` until the first answer. */
export interface PromotionsRead {
  readonly promotions: readonly Promotion[] | undefined;
  /** How many could not be read. */
  readonly leftOut: number;
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** While promotions that are shown are read again. */
  readonly isRefreshing: boolean;
}

/** Reads every promotion of the merchant, sign-up promotions included. */
export function usePromotions(): PromotionsRead {
  const { site } = useRemoteContext();
  const { endpoint, requestFor } = PROMOTIONS;
  const read = useEndpoint(endpoint, requestFor({ merchant: site.merchantCode() }), { staleTime: FRESH_MS });
  return {
    promotions: read.data?.promotion,
    leftOut: leftOutOf(read.data, 'promotion').length,
    error: read.error,
    hasFailed: read.isError && read.data === undefined,
    retry: () => void read.refetch(),
    isRefreshing: read.isRefetching,
  };
}
