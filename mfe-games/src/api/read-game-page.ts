import type { ApiClient, CallOptions } from 'shared-contracts/api/api-client';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { favourites, gameList, hotGames, recentGames } from 'shared-contracts/api/endpoints/games';
import { endpointKey, type QueryClient } from 'shared-kit/data';
import { favouritesRequest, gamesRequest, hotOfType, hotRequest, recentRequest } from '../model/lists/list-requests';
import type { ListState } from '../model/lists/list-state';
import { takeListTurn } from '../browser/list-turns';
import { CATALOGUE_STALE_MILLISECONDS, type CatalogueScope } from './use-catalogue';

/** One page of a list, whichever call it came by. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
}

/** Where pages are read from. */
export interface PageSource {
  readonly http: ApiClient;
  readonly client: QueryClient;
  readonly catalogue: CatalogueScope;
}

/** Hot games are one list for all types, so a list that is already loaded serves every tab. */
async function hotPage({ http, client, catalogue }: PageSource, gameType: string): Promise<GamePage> {
  const request = hotRequest(catalogue.asker);
  const { list } = await client.fetchQuery({
    queryKey: endpointKey(hotGames, catalogue.scope, request),
    queryFn: ({ signal }) => http.call(hotGames, request, { signal }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  });
  return { games: hotOfType(list, gameType), totalPages: 1 };
}

/** Reads one page of a list by the call of its mode (docs/product/games.md#list-modes). */
export async function readGamePage(
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
      const { list, totalPages } = await http.call(recentGames, recentRequest(gameType, state, asker, page), options);
      return { games: list, totalPages };
    }
    case 'fav': {
      const asked = favouritesRequest(gameType, asker, page);
      const { content, totalPages } = await http.call(favourites, asked, options);
      return { games: content, totalPages };
    }
    default: {
      const { games, totalPages } = await http.call(gameList, gamesRequest(gameType, state, asker, page), options);
      return { games, totalPages };
    }
  }
}

/** The first page of a whole list where the page of the site has asked for it and has it. */
function earlyPage(
  ...[{ http, catalogue }, gameType, state, page]: [PageSource, string, ListState, number]
): GamePage | undefined {
  const isPlain = state.mode === 'all' && page === 1;
  return isPlain ? http.early?.(gameList, gamesRequest(gameType, state, catalogue.asker, page)) : undefined;
}

/** Of a page that a scrolled list asks for, asking is one task, parsing another, and drawing has a frame's turn. */
async function readInTurn(
  ...[source, gameType, state, page, options]: Parameters<typeof readGamePage>
): Promise<GamePage> {
  if (page > 1) await new Promise((resolve) => void setTimeout(resolve));
  const read = await readGamePage(source, gameType, state, page, options);
  if (page > 1) await new Promise<void>((resolve) => void takeListTurn(resolve));
  return read;
}

/**
 * How one page is read, as a function that holds these values alone. Bound on purpose: the build moves a short
 * function to where it is called, and an arrow that ends up inside a hook holds the results of that render, those
 * hold the reader they were read by, and so on back to the first page.
 */
export function gamePageReader(
  source: PageSource,
  gameType: string,
  state: ListState,
  page: number,
): (options: CallOptions) => Promise<GamePage> {
  return readInTurn.bind(undefined, source, gameType, state, page);
}

/** What a page can be drawn with at once, as such a function. */
export function earlyPageReader(
  source: PageSource,
  gameType: string,
  state: ListState,
  page: number,
): () => GamePage | undefined {
  return earlyPage.bind(undefined, source, gameType, state, page);
}
