import { useCallback, useMemo, useRef, useState } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useEndpointScope, useQuery, useQueryClient } from 'shared-kit/data';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { haptic } from 'shared-kit/parts';
import { useT } from '../../i18n';
import {
  favouriteQuery,
  learnFavourites,
  markFavourite,
  toggleFavourite,
  type FavouriteGame,
} from '../../api/favourite-book';
import { askToLogin, currentPath } from '../../browser/ask-to-login';
import { keepForSignIn } from '../../store/after-sign-in';
import { useAfterSignIn } from './use-after-sign-in';

/** The favourites as tiles need them. */
export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  /** Was taken out since the lists were read; lists of favourites hide it. */
  readonly isRemoved: (nodeId: string) => boolean;
  readonly isBusy: (nodeId: string) => boolean;
  /** Turns a favourite on or off; a visitor is sent to sign in, and the game is a favourite when they are back. */
  readonly toggle: (game: Game) => void;
  /** Hears which games a list of favourites shows. */
  readonly learn: (nodeIds: readonly string[]) => void;
}

type Change = typeof toggleFavourite;

/** Changes one favourite; a game takes one change at a time. */
function useChanges(query: ReturnType<typeof favouriteQuery>) {
  const context = useRemoteContext<'mfe-games'>();
  const client = useQueryClient();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const change = useCallback(
    async (make: Change, game: FavouriteGame): Promise<void> => {
      if (underWay.current.has(game.nodeId)) return;
      underWay.current.add(game.nodeId);
      setBusy([...underWay.current]);
      try {
        await make(context, client, query, game);
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
  const client = useQueryClient();
  const isMember = isSignedIn(useSession());
  const t = useT();
  const [merchant, , type, userName] = useEndpointScope();
  const query = useMemo(() => favouriteQuery(context, [merchant, type, userName]), [context, merchant, type, userName]);
  const { data: book } = useQuery({ ...query, enabled: isMember });
  const { busy, change } = useChanges(query);
  useAfterSignIn((star) => void change(markFavourite, star));
  const toggle = useCallback(
    ({ nodeId, vassalage }: Game): void => {
      if (isMember) {
        haptic('tick');
        void change(toggleFavourite, { nodeId, vassalage });
        return;
      }
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
      learn: (nodeIds) => book && learnFavourites(context, client, query, nodeIds),
    }),
    [book, busy, toggle, context, client, query],
  );
}
