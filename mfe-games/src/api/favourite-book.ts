import { favouriteIds } from 'shared-contracts/api/endpoints/games';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { emptyBook, type FavouriteBook } from '../model/catalogue/favourite-book';

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
