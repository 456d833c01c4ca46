import { subordinateFigures, subordinates, type TeamFigures } from 'shared-contracts/api/endpoints/agent';
import { endpointKey, useEndpointScope } from 'shared-kit/data';
import { useEndpointPages, useQueries, type EndpointPages } from 'shared-kit/lists';
import type { DateRange } from 'shared-kit/fields';
import { useRemoteContext } from 'shared-kit/remote';
import { spanOf } from '../../model/reports/report-filter';

/** So many calls at a time; who was there last has most to show. */
const AT_A_TIME = 20;

/** One member's own figures. */
export interface MemberFigures {
  readonly username: string;
  readonly figures: TeamFigures;
}

/** The figures of those directly below the agent. */
export interface MembersRead {
  readonly members: readonly MemberFigures[];
  readonly list: Omit<EndpointPages<unknown>, 'pages'>;
  /** The list is there and figures are on their way. */
  readonly isCounting: boolean;
  /** How many of the list did not come. */
  readonly missing: number;
  readonly retryMissing: () => void;
}

/** Reads the list of the direct subordinates and the figures of each. */
export function useMemberFigures(range: DateRange): MembersRead {
  const { http } = useRemoteContext();
  const scope = useEndpointScope();
  const { pages, ...list } = useEndpointPages(subordinates, { sort: 'lastLogin', pageSize: AT_A_TIME });
  const names = [...new Set(pages.flatMap(({ content }) => content.map(({ username }) => username)))];
  const reads = useQueries({
    queries: names.map((username) => {
      const request = { username, ...spanOf(range) };
      return {
        queryKey: endpointKey(subordinateFigures, scope, request),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => http.call(subordinateFigures, request, { signal }),
      };
    }),
  });
  const members = names.flatMap((username, index) => {
    const figures = reads[index]?.data?.totals;
    return figures === undefined ? [] : [{ username, figures }];
  });
  const failed = reads.filter(({ isError }) => isError);
  return {
    members,
    list,
    isCounting: reads.some(({ isPending }) => isPending),
    missing: failed.length,
    retryMissing: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
