import { teamOverview, type TeamDay, type TeamFigures } from 'shared-contracts/api/endpoints/agent';
import { useEndpoint } from 'shared-kit/data';
import type { DateRange } from 'shared-kit/fields';
import { previousRange } from '../../model/reports/previous-period';
import { spanOf } from '../../model/reports/report-filter';
import { wholeDays } from '../../model/reports/whole-days';

/** Money is always asked anew. */
const MONEY = { staleTime: 0 };

/** The figures of a period, of its days, and of as many days before it. */
export interface Overview {
  readonly totals: TeamFigures | undefined;
  /** Every day of the period, the oldest first. */
  readonly days: readonly TeamDay[];
  /** Undefined while on its way and where it did not come: then nothing is compared. */
  readonly before: { readonly totals: TeamFigures; readonly days: readonly TeamDay[] } | undefined;
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Reads the overview of a period. */
export function useOverview(range: DateRange): Overview {
  const { data, error, isError, isFetching, refetch } = useEndpoint(teamOverview, spanOf(range), MONEY);
  const earlier = previousRange(range);
  const before = useEndpoint(teamOverview, spanOf(earlier), MONEY);
  return {
    totals: data?.totals,
    days: data === undefined ? [] : wholeDays(range, data.days),
    before: before.data && { totals: before.data.totals, days: wholeDays(earlier, before.data.days) },
    error,
    hasFailed: isError && data === undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
