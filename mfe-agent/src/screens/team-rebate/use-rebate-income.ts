import { rebateIncome, type RebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import { useEndpoint } from 'shared-kit/data';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, type AllRows } from '../../api/all-pages';
import type { ReportAddress } from '../../api/use-report-address';
import { previousRange } from '../../model/previous-period';
import { spanOf } from '../../model/report-filter';

/** Money is always asked anew. */
const MONEY = { staleTime: 0 };

/** What the team's play earned the agent. */
export interface RebateIncomeRead {
  readonly rows: readonly RebateIncome[];
  /** Of the whole span; undefined until known. */
  readonly total: number | undefined;
  readonly before: number | undefined;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  readonly loadAll: () => Promise<AllRows<RebateIncome>>;
}

/** Reads the rebate income of a period. */
export function useRebateIncome({ range }: ReportAddress): RebateIncomeRead {
  const { http } = useRemoteContext();
  const request = spanOf(range);
  const { pages, ...read } = useEndpointPages(rebateIncome, request, MONEY);
  const before = useEndpoint(rebateIncome, { ...spanOf(previousRange(range)), pageSize: 1 }, MONEY);
  return {
    rows: pages.flatMap(({ content }) => content),
    total: pages.at(-1)?.total,
    before: before.data?.total,
    read: { ...read, pagesLoaded: pages.length },
    loadAll: () => allPages(http, rebateIncome, request, ({ content }) => content),
  };
}
