import { useState } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useEndpointScope, useQuery, useQueryClient } from 'shared-kit/data';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { useT } from '../i18n';
import { favouriteQuery, toggleFavourite } from './favourite-book';
import { askToLogin } from './ask-to-login';

/** The favourites as tiles need them. */
export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  /** Was taken out since the lists were read; lists of favourites hide it. */
  readonly isRemoved: (nodeId: string) => boolean;
  readonly isBusy: (nodeId: string) => boolean;
  /** Turns a favourite on or off; a visitor is sent to sign in (S1 4). */
  readonly toggle: (game: Game) => void;
}

/** The favourites of who is signed in. */
export function useFavourites(): Favourites {
  const context = useRemoteContext<'mfe-games'>();
  const client = useQueryClient();
  const session = useSession();
  const t = useT();
  const [merchant, , ...person] = useEndpointScope();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const query = favouriteQuery(context, [merchant, ...person]);
  const { data: book } = useQuery({ ...query, enabled: isSignedIn(session) });
  const toggle = async (game: Game): Promise<void> => {
    if (!isSignedIn(session)) return askToLogin(context, t('login.first'));
    if (busy.includes(game.nodeId)) return undefined;
    setBusy((now) => [...now, game.nodeId]);
    try {
      await toggleFavourite(context, client, query, game);
    } catch (error) {
      context.overlays.showFailure(error);
    } finally {
      setBusy((now) => now.filter((id) => id !== game.nodeId));
    }
  };
  return {
    has: (nodeId) => book?.ids.includes(nodeId) ?? false,
    isRemoved: (nodeId) => book?.removed.includes(nodeId) ?? false,
    isBusy: (nodeId) => busy.includes(nodeId),
    toggle: (game) => void toggle(game),
  };
}
