import type { CallOptions } from 'shared-contracts/api/api-client';
import { useInfiniteQuery } from 'shared-kit/data';

/** One page of a list that comes in pages. */
interface PageReply {
  readonly pageNum: number;
  readonly totalPages: number;
}

/** What a list has so far. */
export interface Pages<Page> {
  /** Empty until the first answer. */
  readonly pages: readonly Page[];
  readonly status: 'loading' | 'failed' | 'shown';
  /** What goes on at the list's end, for the infinite scroll. */
  readonly tail: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** A list that grows page by page, each of the contract's length. */
export function usePages<Page extends PageReply>(
  key: readonly unknown[],
  readPage: (pageNo: number, options: CallOptions) => Promise<Page>,
  enabled = true,
): Pages<Page> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Page) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
    enabled,
  });
  const hasMore = query.hasNextPage ? 'idle' : 'end';
  const failedOr = query.isFetchNextPageError ? 'failed' : hasMore;
  return {
    pages: query.data?.pages ?? [],
    status: query.data ? 'shown' : query.isError ? 'failed' : 'loading',
    tail: query.isFetchingNextPage ? 'loading' : failedOr,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
