import { rebateIncome, type RebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import { endpointKey, useEndpoint, useEndpointScope, useQuery, type UseQueryResult } from 'shared-kit/data';
import type { DateRange } from 'shared-kit/fields';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, type AllRows } from 'shared-kit/report';
import type { ReportAddress } from '../../store/use-report-address';
import { previousRange } from '../../model/reports/previous-period';
import { spanOf } from '../../model/reports/report-filter';

/** Money is always asked anew. */
const MONEY = { staleTime: 0 };

/** What the team's play earned the agent. */
export interface RebateIncomeRead {
  readonly range: DateRange;
  readonly rows: readonly RebateIncome[];
  /** Of the whole span; undefined until known. */
  readonly total: number | undefined;
  readonly before: number | undefined;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  readonly loadAll: () => Promise<AllRows<RebateIncome>>;
}

/** What one member's play in one category earned on a day is one row. */
function incomeKey({ date, gameCategory, username }: RebateIncome): string {
  return `${date}/${gameCategory}/${username}`;
}

/** Reads the rebate income of a period. */
export function useRebateIncome({ range }: ReportAddress): RebateIncomeRead {
  const { http } = useRemoteContext();
  const request = spanOf(range);
  const { pages, ...read } = useEndpointPages(rebateIncome, request, MONEY);
  const before = useEndpoint(rebateIncome, { ...spanOf(previousRange(range)), pageSize: 1 }, MONEY);
  return {
    range,
    rows: pages.flatMap(({ content }) => content),
    total: pages.at(-1)?.total,
    before: before.data?.total,
    read: { ...read, pagesLoaded: pages.length },
    loadAll: () => allPages(http, rebateIncome, request, { keyOf: incomeKey }),
  };
}

/** Every row of the span, for sums that no single page has. */
export function useWholeIncome({ range, loadAll }: RebateIncomeRead): UseQueryResult<AllRows<RebateIncome>> {
  const scope = useEndpointScope();
  return useQuery({
    ...MONEY,
    queryKey: [...endpointKey(rebateIncome, scope, spanOf(range)), 'whole'],
    queryFn: loadAll,
  });
}
