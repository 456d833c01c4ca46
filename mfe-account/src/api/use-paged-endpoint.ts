import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { endpointKey, useEndpointScope, useInfiniteQuery } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

/** What every paged answer says of itself. */
interface Page {
  readonly pageNum: number;
  readonly totalPages: number;
}

/** A list that grows page by page, in each of its states. */
export interface PagedRead<Reply> {
  readonly pages: readonly Reply[];
  readonly status: 'loading' | 'failed' | 'shown';
  /** What goes on at the list's end, for the infinite scroll. */
  readonly tail: 'idle' | 'loading' | 'failed' | 'end';
  readonly error: unknown;
  readonly loadMore: () => void;
  /** Asks for everything anew. */
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
}

/** Reads a paged call; more pages exist while `pageNum` is below `totalPages`. What comes from money is always asked anew. */
export function usePagedEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> & object,
): PagedRead<ReplyOf<E>> {
  const { http } = useRemoteContext();
  const scope = useEndpointScope();
  const query = useInfiniteQuery({
    queryKey: [...endpointKey(endpoint, scope, request), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      http.call<E>(endpoint, { ...request, pageNo: pageParam } as RequestOf<E>, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ReplyOf<E>) => {
      const { pageNum, totalPages } = last as Page;
      return pageNum < totalPages ? pageNum + 1 : undefined;
    },
    staleTime: 0,
  });
  const tail = query.isFetchingNextPage
    ? 'loading'
    : query.isFetchNextPageError
      ? 'failed'
      : query.hasNextPage
        ? 'idle'
        : 'end';
  return {
    pages: query.data?.pages ?? [],
    status: query.data ? 'shown' : query.isError ? 'failed' : 'loading',
    tail,
    error: query.error,
    loadMore: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
    isRefreshing: query.isRefetching,
  };
}
