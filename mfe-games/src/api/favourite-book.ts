import { addFavourite, favouriteIds, removeFavourite } from 'shared-contracts/api/endpoints/games';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { QueryClient } from 'shared-kit/data';
import { emptyBook, withFavourite, withoutFavourite, type FavouriteBook } from '../model/catalogue/favourite-book';
import { listKey } from '../model/lists/list-key';

type GamesContext = RemoteContext<'mfe-games'>;

/** How the book of favourites is read: once per sign-in, whatever the language. */
export function favouriteQuery(context: GamesContext, person: readonly unknown[]) {
  return {
    queryKey: [favouriteIds.id, ...person],
    queryFn: async (): Promise<FavouriteBook> => {
      const { content } = await context.http.call(favouriteIds, { pageNo: 1, pageSize: 100 });
      context.events.emit('favourites.changed', { ids: content });
      return emptyBook(content);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  } as const;
}

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

async function take(context: GamesContext, client: QueryClient, query: BookQuery, game: Game): Promise<void> {
  change(context, client, query, (book) => withoutFavourite(book, game.nodeId));
  try {
    await context.http.call(removeFavourite, { nodeId: game.nodeId, vendor: game.vassalage });
  } catch (error) {
    change(context, client, query, (book) => withFavourite(book, game.nodeId));
    throw error;
  }
}

async function put(context: GamesContext, client: QueryClient, query: BookQuery, game: Game): Promise<void> {
  await context.http.call(addFavourite, { nodeId: game.nodeId, vendor: game.vassalage });
  change(context, client, query, (book) => withFavourite(book, game.nodeId));
  await client.invalidateQueries({ queryKey: listKey('fav') });
}

/** Turns a favourite on or off: off shows at once and is taken back on failure, on waits for the server. */
export async function toggleFavourite(
  context: GamesContext,
  client: QueryClient,
  query: BookQuery,
  game: Game,
): Promise<void> {
  const book = await client.fetchQuery(query);
  await (book.ids.includes(game.nodeId) ? take : put)(context, client, query, game);
}
