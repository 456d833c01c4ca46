import { useLayoutEffect } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { learnFavourites } from '../../api/change-favourites';
import type { ListMode } from '../../model/lists/list-state';
import { useFavouriteBook } from '../game-tile/use-favourite-book';

/** Every game of a list of favourites is one: their stars are on before the browser draws them. */
export function useListedFavourites(mode: ListMode, slots: readonly (Game | null)[]): void {
  const context = useRemoteContext<'mfe-games'>();
  const client = useQueryClient();
  const { query, book } = useFavouriteBook();
  useLayoutEffect(() => {
    if (mode !== 'fav' || book === undefined) return;
    learnFavourites(
      context,
      client,
      query,
      slots.flatMap((game) => (game ? [game.nodeId] : [])),
    );
  }, [mode, book, context, client, query, slots]);
}
