import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { favourites, gameList, hotGames, recentGames } from 'shared-contracts/api/endpoints/games';
import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { endpointKey, useInfiniteQuery, useQueryClient, type QueryClient } from 'shared-kit/data';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { distinctGames } from '../model/game-entry';
import { favouritesRequest, gamesRequest, hotOfType, hotRequest, recentRequest } from '../model/list-requests';
import type { ListState } from '../model/list-state';
import { CATALOGUE_STALE_MILLISECONDS, useCatalogueScope, type CatalogueScope } from './use-catalogue';

interface GamePage {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** What a list has so far. */
export interface GamePages {
  readonly games: readonly Game[];
  readonly status: 'loading' | 'failed' | 'shown';
  /** What goes on at the list's end, for the infinite scroll. */
  readonly tail: 'idle' | 'loading' | 'failed' | 'end';
  readonly pagesLoaded: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

interface PageSource {
  readonly http: ApiClient;
  readonly client: QueryClient;
  readonly catalogue: CatalogueScope;
}

/** Hot games are one list for all types, so a list that is already loaded serves every tab (S1 4). */
async function hotPage({ http, client, catalogue }: PageSource, gameType: string): Promise<GamePage> {
  const request = hotRequest(catalogue.asker);
  const { list } = await client.fetchQuery({
    queryKey: endpointKey(hotGames, catalogue.scope, request),
    queryFn: ({ signal }) => http.call(hotGames, request, { signal }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  });
  return { games: hotOfType(list, gameType), pageNum: 1, totalPages: 1 };
}

async function readPage(
  source: PageSource,
  gameType: string,
  state: ListState,
  page: number,
  options: CallOptions,
): Promise<GamePage> {
  const { http, catalogue } = source;
  const { asker } = catalogue;
  switch (state.mode) {
    case 'hot':
      return hotPage(source, gameType);
    case 'recent': {
      const { list, totalPages } = await http.call(recentGames, recentRequest(gameType, asker, page), options);
      return { games: list, pageNum: page, totalPages };
    }
    case 'fav': {
      const { content, pageNum, totalPages } = await http.call(
        favourites,
        favouritesRequest(gameType, asker, page),
        options,
      );
      return { games: content, pageNum, totalPages };
    }
    default:
      return http.call(gameList, gamesRequest(gameType, state, asker, page), options);
  }
}

/** The key that all lists of a mode start with. */
export function listKey(mode: ListState['mode']): readonly unknown[] {
  return ['game-pages', mode];
}

/** A list of games that grows page by page. More pages exist while `pageNum` is below `totalPages` (S1 4). */
export function useGamePages(gameType: string, state: ListState): GamePages {
  const { http } = useRemoteContext();
  const client = useQueryClient();
  const session = useSession();
  const catalogue = useCatalogueScope();
  const isPersonal = state.mode === 'recent' || state.mode === 'fav';
  const query = useInfiniteQuery({
    queryKey: [...listKey(state.mode), ...catalogue.scope, gameType, state],
    queryFn: ({ pageParam, signal }) => readPage({ http, client, catalogue }, gameType, state, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: GamePage) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
    enabled: !isPersonal || isSignedIn(session),
    // What was played or marked just now belongs on these lists.
    staleTime: isPersonal ? 0 : CATALOGUE_STALE_MILLISECONDS,
  });
  const pages = query.data?.pages ?? [];
  const tail = query.isFetchingNextPage
    ? 'loading'
    : query.isFetchNextPageError
      ? 'failed'
      : query.hasNextPage
        ? 'idle'
        : 'end';
  return {
    games: distinctGames(pages),
    status: query.data ? 'shown' : query.isError ? 'failed' : 'loading',
    tail,
    pagesLoaded: pages.length,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
