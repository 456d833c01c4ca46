import { dailySalaries, type DailySalary } from 'shared-contracts/api/endpoints/agent-money';
import { useEndpoint } from 'shared-kit/data';
import { lastDays, type DateRange } from 'shared-kit/fields';
import { useToday } from 'shared-kit/remote';
import { exactSum } from 'shared-kit/report';
import { previousRange } from '../../model/reports/previous-period';
import { spanOf } from '../../model/reports/report-filter';

/** A month of days, all on one page. */
const DAYS = 30;
const MONEY = { staleTime: 0 };

/** What the salaries of the last days came to. */
export interface SalaryDaysRead {
  readonly range: DateRange;
  /** Newest first; undefined until known. */
  readonly days: readonly DailySalary[] | undefined;
  /** The sum of as many days before; undefined while unknown. */
  readonly before: number | undefined;
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Reads the salaries of the last thirty days, and what those before came to. */
export function useSalaryDays(): SalaryDaysRead {
  const range = lastDays(DAYS, useToday());
  const { data, error, isError, isFetching, refetch } = useEndpoint(
    dailySalaries,
    { ...spanOf(range), pageSize: DAYS },
    MONEY,
  );
  const earlier = useEndpoint(dailySalaries, { ...spanOf(previousRange(range)), pageSize: DAYS }, MONEY);
  return {
    range,
    days: data?.content,
    before: earlier.data && exactSum(earlier.data.content.map(({ amount }) => amount)),
    error,
    hasFailed: isError && data === undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
