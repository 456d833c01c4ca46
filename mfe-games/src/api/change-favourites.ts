import { addFavourite, removeFavourite } from 'shared-contracts/api/endpoints/games';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { QueryClient } from 'shared-kit/data';
import {
  emptyBook,
  withFavourite,
  withListed,
  withoutFavourite,
  type FavouriteBook,
} from '../model/catalogue/favourite-book';
import { listKey } from '../model/lists/list-key';
import type { favouriteQuery } from './favourite-book';

type GamesContext = RemoteContext<'mfe-games'>;

/** What a game is marked by. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage'>;

type BookQuery = ReturnType<typeof favouriteQuery>;

function change(
  context: GamesContext,
  client: QueryClient,
  { queryKey }: BookQuery,
  edit: (book: FavouriteBook) => FavouriteBook,
): void {
  const book = edit(client.getQueryData<FavouriteBook>(queryKey) ?? emptyBook([]));
  client.setQueryData(queryKey, book);
  context.events.emit('favourites.changed', { ids: book.ids });
}

async function take(context: GamesContext, client: QueryClient, query: BookQuery, game: FavouriteGame): Promise<void> {
  change(context, client, query, (book) => withoutFavourite(book, game.nodeId));
  try {
    await context.http.call(removeFavourite, { nodeId: game.nodeId, vendor: game.vassalage });
  } catch (error) {
    change(context, client, query, (book) => withFavourite(book, game.nodeId));
    throw error;
  }
}

async function put(context: GamesContext, client: QueryClient, query: BookQuery, game: FavouriteGame): Promise<void> {
  await context.http.call(addFavourite, { nodeId: game.nodeId, vendor: game.vassalage });
  change(context, client, query, (book) => withFavourite(book, game.nodeId));
  await client.invalidateQueries({ queryKey: listKey('fav') });
}

/** Turns a favourite on or off: off shows at once and is taken back on failure, on waits for the server. */
export async function toggleFavourite(
  context: GamesContext,
  client: QueryClient,
  query: BookQuery,
  game: FavouriteGame,
): Promise<void> {
  const book = await client.fetchQuery(query);
  await (book.ids.includes(game.nodeId) ? take : put)(context, client, query, game);
}

/** Turns a favourite on; one that is on stays so. */
export async function markFavourite(
  context: GamesContext,
  client: QueryClient,
  query: BookQuery,
  game: FavouriteGame,
): Promise<void> {
  const book = await client.fetchQuery(query);
  if (!book.ids.includes(game.nodeId)) await put(context, client, query, game);
}

/** Learns of favourites that a list of them shows. */
export function learnFavourites(
  context: GamesContext,
  client: QueryClient,
  query: BookQuery,
  listed: readonly string[],
): void {
  const book = client.getQueryData<FavouriteBook>(query.queryKey);
  if (book !== undefined && withListed(book, listed) !== book)
    change(context, client, query, (now) => withListed(now, listed));
}
