import { useCallback, useMemo, useRef, useState } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useEndpointScope, useQuery, useQueryClient } from 'shared-kit/data';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { haptic } from 'shared-kit/parts';
import { useT } from '../../i18n';
import { favouriteQuery, toggleFavourite } from '../../api/favourite-book';
import { askToLogin } from '../../browser/ask-to-login';

/** The favourites as tiles need them. */
export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  /** Was taken out since the lists were read; lists of favourites hide it. */
  readonly isRemoved: (nodeId: string) => boolean;
  readonly isBusy: (nodeId: string) => boolean;
  /** Turns a favourite on or off; a visitor is sent to sign in. */
  readonly toggle: (game: Game) => void;
}

/** The favourites of who is signed in. The same object until something of them changes: tiles are not drawn for less. */
export function useFavourites(): Favourites {
  const context = useRemoteContext<'mfe-games'>();
  const client = useQueryClient();
  const isMember = isSignedIn(useSession());
  const t = useT();
  const [merchant, , type, userName] = useEndpointScope();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const query = useMemo(() => favouriteQuery(context, [merchant, type, userName]), [context, merchant, type, userName]);
  const { data: book } = useQuery({ ...query, enabled: isMember });
  const toggle = useCallback(
    async (game: Game): Promise<void> => {
      if (!isMember) return askToLogin(context, t('login.first'));
      if (underWay.current.has(game.nodeId)) return undefined;
      underWay.current.add(game.nodeId);
      setBusy([...underWay.current]);
      haptic('tick');
      try {
        await toggleFavourite(context, client, query, game);
      } catch (error) {
        context.overlays.showFailure(error);
      } finally {
        underWay.current.delete(game.nodeId);
        setBusy([...underWay.current]);
      }
    },
    [context, client, query, isMember, t],
  );
  return useMemo(
    () => ({
      has: (nodeId) => book?.ids.includes(nodeId) ?? false,
      isRemoved: (nodeId) => book?.removed.includes(nodeId) ?? false,
      isBusy: (nodeId) => busy.includes(nodeId),
      toggle: (game) => void toggle(game),
    }),
    [book, busy, toggle],
  );
}
