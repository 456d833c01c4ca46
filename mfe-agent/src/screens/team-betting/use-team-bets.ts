import { teamBets, type BetTotals, type TeamBet } from 'shared-contracts/api/endpoints/agent';
import { useEndpoint } from 'shared-kit/data';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, type AllRows } from 'shared-kit/report';
import type { ReportAddress } from '../../store/use-report-address';
import { previousRange } from '../../model/reports/previous-period';
import { spanOf } from '../../model/reports/report-filter';

/** Money is always asked anew. */
const MONEY = { staleTime: 0 };

/** The team's bets as the address asks for them. */
export interface TeamBetsRead {
  readonly bets: readonly TeamBet[];
  /** Of everything the filter matches; undefined until known. */
  readonly totals: BetTotals | undefined;
  readonly before: BetTotals | undefined;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  readonly loadAll: () => Promise<AllRows<TeamBet>>;
}

/** A bet that moved to the next page while it was read would stand twice. */
function distinct(bets: readonly TeamBet[]): readonly TeamBet[] {
  return [...new Map(bets.map((bet) => [bet.id, bet])).values()];
}

/** Reads the team's bets. */
export function useTeamBets({ range, filter }: ReportAddress): TeamBetsRead {
  const { http } = useRemoteContext();
  const narrowed = {
    ...(filter.username !== '' && { username: filter.username }),
    ...(filter.category !== '' && { gameCategory: filter.category }),
    ...(filter.vendor !== '' && { vassalage: filter.vendor }),
  };
  const request = { ...spanOf(range), ...narrowed };
  const { pages, ...read } = useEndpointPages(teamBets, request, MONEY);
  const before = useEndpoint(teamBets, { ...spanOf(previousRange(range)), ...narrowed, pageSize: 1 }, MONEY);
  return {
    bets: distinct(pages.flatMap(({ content }) => content)),
    totals: pages.at(-1)?.footer,
    before: before.data?.footer,
    read: { ...read, pagesLoaded: pages.length },
    loadAll: () => allPages(http, teamBets, request, { keyOf: ({ id }) => id, snapshot: pages[0]?.snapshot }),
  };
}
