import { addFavourite, removeFavourite } from 'shared-contracts/api/endpoints/games';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { changeAhead, editAnswer, readAgain } from 'shared-kit/changes';
import type { QueryClient } from 'shared-kit/data';
import { withFavourite, withListed, withoutFavourite, type FavouriteBook } from '../model/catalogue/favourite-book';
import { listKey } from '../model/lists/list-key';
import type { favouriteQuery } from './favourite-book';

type GamesContext = RemoteContext<'mfe-games'>;

/** What a game is marked by. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage'>;

type BookQuery = ReturnType<typeof favouriteQuery>;

/** Tells everybody who counts which favourites are shown now. */
function tell(context: GamesContext, client: QueryClient, { queryKey }: BookQuery): void {
  const book = client.getQueryData<FavouriteBook>(queryKey);
  if (book !== undefined) context.events.emit('favourites.changed', { ids: book.ids });
}

async function take(context: GamesContext, client: QueryClient, query: BookQuery, game: FavouriteGame): Promise<void> {
  try {
    await changeAhead<FavouriteBook>(client, query.queryKey, {
      edit: (book) => withoutFavourite(book, game.nodeId),
      undo: (book) => withFavourite(book, game.nodeId),
      call: () => {
        tell(context, client, query);
        return context.http.call(removeFavourite, { nodeId: game.nodeId, vendor: game.vassalage });
      },
    });
  } catch (error) {
    tell(context, client, query);
    throw error;
  }
}

async function put(context: GamesContext, client: QueryClient, query: BookQuery, game: FavouriteGame): Promise<void> {
  await context.http.call(addFavourite, { nodeId: game.nodeId, vendor: game.vassalage });
  editAnswer<FavouriteBook>(client, query.queryKey, (book) => book && withFavourite(book, game.nodeId));
  tell(context, client, query);
  await readAgain(client, listKey('fav'));
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
  if (book === undefined || withListed(book, listed) === book) return;
  editAnswer<FavouriteBook>(client, query.queryKey, (now) => now && withListed(now, listed));
  tell(context, client, query);
}
