import { teamProfitAndLoss, type ProfitAndLoss, type ProfitAndLossRow } from 'shared-contracts/api/endpoints/agent';
import { useEndpoint } from 'shared-kit/data';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, type AllRows } from 'shared-kit/report';
import type { ReportAddress } from '../../store/use-report-address';
import { previousRange } from '../../model/reports/previous-period';
import { spanOf } from '../../model/reports/report-filter';

/** Money is always asked anew. */
const MONEY = { staleTime: 0 };

/** Profit and loss as the address asks for it. */
export interface ProfitRead {
  readonly rows: readonly ProfitAndLossRow[];
  /** Of everything the filter matches; undefined until known. */
  readonly totals: ProfitAndLoss | undefined;
  /** The same of as many days before. */
  readonly before: ProfitAndLoss | undefined;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  readonly loadAll: () => Promise<AllRows<ProfitAndLossRow>>;
}

/** A row is a category, or a member within it. */
export function profitKey({ gameCategory, username }: ProfitAndLossRow): string {
  return `${username}/${gameCategory}`;
}

/** Reads profit and loss. */
export function useProfit({ range, filter }: ReportAddress): ProfitRead {
  const { http } = useRemoteContext();
  const narrowed = {
    ...(filter.category !== '' && { gameCategory: filter.category }),
    ...(filter.username !== '' && { username: filter.username }),
  };
  const request = { ...spanOf(range), ...narrowed };
  const { pages, ...read } = useEndpointPages(teamProfitAndLoss, request, MONEY);
  const earlier = { ...spanOf(previousRange(range)), ...narrowed, pageSize: 1 };
  const before = useEndpoint(teamProfitAndLoss, earlier, MONEY);
  return {
    rows: pages.flatMap(({ content }) => content),
    totals: pages.at(-1)?.footer,
    before: before.data?.footer,
    read: { ...read, pagesLoaded: pages.length },
    loadAll: () => allPages(http, teamProfitAndLoss, request, { keyOf: profitKey }),
  };
}
