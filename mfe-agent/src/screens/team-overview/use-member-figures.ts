import { useEffect } from 'react';
import { subordinateFigures, subordinates, type TeamFigures } from 'shared-contracts/api/endpoints/agent';
import { endpointKey, useEndpointScope } from 'shared-kit/data';
import { useEndpointPages, useQueries, type EndpointPages } from 'shared-kit/lists';
import type { DateRange } from 'shared-kit/fields';
import { useRemoteContext } from 'shared-kit/remote';
import { spanOf } from '../../model/reports/report-filter';
import { wholeTeam, type MemberFigures } from '../../model/reports/whole-team';

/** As many as a page may have: a ranking is one of all members, whoever was here last. */
const AT_A_TIME = 200;

/** The figures of those directly below the agent. */
export interface MembersRead {
  /** Once all are known, with the row of those further down. */
  readonly rows: readonly MemberFigures[];
  /** How many members the rows are of. */
  readonly memberCount: number;
  readonly list: Omit<EndpointPages<unknown>, 'pages'>;
  /** The list is there and figures are on their way. */
  readonly isCounting: boolean;
  /** How many of the list did not come. */
  readonly missing: number;
  readonly retryMissing: () => void;
}

/** Reads all direct subordinates and the figures of each, beside those of the whole team. */
export function useMemberFigures(range: DateRange, team: TeamFigures | undefined): MembersRead {
  const { http } = useRemoteContext();
  const scope = useEndpointScope();
  const { pages, ...list } = useEndpointPages(subordinates, { sort: 'username', pageSize: AT_A_TIME });
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
  const isPending = reads.some((read) => read.isPending);
  const { tail, loadMore } = list;
  // The next page once this one is counted: not all members' figures are asked for at once.
  const wantsMore = tail === 'idle' && !isPending;
  useEffect(() => {
    if (wantsMore) loadMore();
  });
  const isWhole = tail === 'end' && !isPending && failed.length === 0;
  return {
    rows: isWhole && team !== undefined ? wholeTeam(members, team) : members,
    memberCount: members.length,
    list,
    isCounting: isPending || tail === 'idle' || tail === 'loading',
    missing: failed.length,
    retryMissing: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
