import { useCallback, useMemo, useRef, useState } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { haptic } from 'shared-kit/parts';
import { useT } from '../../i18n';
import type { FavouriteGame } from '../../api/change-favourites';
import type { favouriteQuery } from '../../api/favourite-book';
import { askToLogin, currentPath } from '../../browser/ask-to-login';
import { keepForSignIn } from '../../store/keep-for-sign-in';
import { useAfterSignIn } from './use-after-sign-in';
import { useFavouriteBook } from './use-favourite-book';

/** The favourites as tiles need them. */
export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  /** Was taken out since the lists were read; lists of favourites hide it. */
  readonly isRemoved: (nodeId: string) => boolean;
  readonly isBusy: (nodeId: string) => boolean;
  /** Turns a favourite on or off; a visitor is sent to sign in, and the game is a favourite when they are back. */
  readonly toggle: (game: Game) => void;
}

/** Changes one favourite; a game takes one change at a time. The code for it comes with the first. */
function useChanges(query: ReturnType<typeof favouriteQuery>) {
  const context = useRemoteContext<'mfe-games'>();
  const client = useQueryClient();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const change = useCallback(
    async (kind: 'toggleFavourite' | 'markFavourite', game: FavouriteGame): Promise<void> => {
      if (underWay.current.has(game.nodeId)) return;
      underWay.current.add(game.nodeId);
      setBusy([...underWay.current]);
      try {
        const changes = await import(/* webpackChunkName: "favourites" */ '../../api/change-favourites');
        await changes[kind](context, client, query, game);
      } catch (error) {
        context.overlays.showFailure(error);
      } finally {
        underWay.current.delete(game.nodeId);
        setBusy([...underWay.current]);
      }
    },
    [context, client, query],
  );
  return { busy, change };
}

/** The favourites of who is signed in. The same object until something of them changes: tiles are not drawn for less. */
export function useFavourites(): Favourites {
  const context = useRemoteContext<'mfe-games'>();
  const t = useT();
  const { query, book, isMember } = useFavouriteBook();
  const { busy, change } = useChanges(query);
  useAfterSignIn((star) => void change('markFavourite', star));
  const toggle = useCallback(
    (game: Game): void => {
      if (isMember) {
        haptic('tick');
        void change('toggleFavourite', game);
        return;
      }
      const { nodeId, vassalage } = game;
      keepForSignIn(context.storage, { path: currentPath(), star: { nodeId, vassalage } });
      askToLogin(context, t('login.first'));
    },
    [context, change, isMember, t],
  );
  return useMemo(
    () => ({
      has: (nodeId) => book?.ids.includes(nodeId) ?? false,
      isRemoved: (nodeId) => book?.removed.includes(nodeId) ?? false,
      isBusy: (nodeId) => busy.includes(nodeId),
      toggle,
    }),
    [book, busy, toggle],
  );
}
