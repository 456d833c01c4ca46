import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { leftOutOf, type LeftOut } from 'shared-contracts/api/answers';
import { useRemoteContext } from '../remote/remote-context';
import { endpointKey, useEndpointScope, type EndpointQueryOptions } from './use-endpoint';

/** What every paged answer says of itself. */
interface PageReply {
  readonly pageNum: number;
  readonly totalPages: number;
  /** Of lists that move while they are read. */
  readonly snapshot?: string;
}

/** A page that is asked for, of the reading that the first one began. */
interface PageAsked {
  readonly pageNo: number;
  readonly snapshot?: string;
}

/** A list that grows page by page, in each of its states. */
export interface EndpointPages<Reply> {
  /** Empty until the first answer. */
  readonly pages: readonly Reply[];
  readonly status: 'loading' | 'failed' | 'shown';
  /** What goes on at the list's end, for the infinite scroll. */
  readonly tail: 'idle' | 'loading' | 'failed' | 'end';
  /** What could not be read of all lists of the pages. */
  readonly leftOut: readonly LeftOut[];
  /** Why the first page did not come. */
  readonly error: unknown;
  readonly loadMore: () => void;
  /** Asks for everything again. */
  readonly refresh: () => void;
  /** While that goes on; not while the next page comes. */
  readonly isRefreshing: boolean;
}

/** The key under which the pages of a call are kept, behind that of the call itself. */
export function endpointPagesKey(endpoint: Endpoint, scope: readonly unknown[], request: unknown): readonly unknown[] {
  return [...endpointKey(endpoint, scope, request), 'pages'];
}

/**
 * Reads a call that answers in pages; more of them exist while `pageNum` is below `totalPages`. Where the first answer names
 * its reading, all pages are of that one.
 */
export function useEndpointPages<E extends Endpoint>(
  endpoint: E,
  request: Omit<RequestOf<E>, 'pageNo'>,
  options: EndpointQueryOptions = {},
): EndpointPages<ReplyOf<E>> {
  const { http } = useRemoteContext();
  const scope = useEndpointScope();
  const query = useInfiniteQuery({
    queryKey: endpointPagesKey(endpoint, scope, request),
    queryFn: ({ pageParam, signal }) =>
      http.call<E>(endpoint, { ...request, ...pageParam } as RequestOf<E>, { signal }),
    initialPageParam: { pageNo: 1 } as PageAsked,
    getNextPageParam: (last: ReplyOf<E>, all: readonly ReplyOf<E>[]): PageAsked | undefined => {
      const { pageNum, totalPages } = last as PageReply;
      const { snapshot = '' } = (all[0] ?? {}) as Partial<PageReply>;
      return pageNum < totalPages ? { pageNo: pageNum + 1, ...(snapshot !== '' && { snapshot }) } : undefined;
    },
    ...options,
  });
  const further = query.hasNextPage ? 'idle' : 'end';
  const afterLast = query.isFetchNextPageError ? 'failed' : further;
  const pages = query.data?.pages ?? [];
  return {
    pages,
    leftOut: pages.flatMap((page) => leftOutOf(page as object)),
    status: query.data ? 'shown' : query.isError ? 'failed' : 'loading',
    tail: query.isFetchingNextPage ? 'loading' : afterLast,
    error: query.error,
    loadMore: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
    isRefreshing: query.isRefetching && !query.isFetchingNextPage,
  };
}
