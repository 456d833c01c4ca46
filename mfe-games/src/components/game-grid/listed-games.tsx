import { useLayoutEffect, type ReactNode } from 'react';
import { useGamePages } from '../../api/use-game-pages';
import { shownIn } from '../../model/lists/list-requests';
import type { ListState } from '../../model/lists/list-state';
import type { TileActions } from '../game-tile/game-tile';
import { GamePagesView } from './game-pages';

export interface ListedGamesProps {
  readonly gameType: string;
  readonly state: ListState;
  readonly actions: TileActions;
  readonly label: string;
  /** Shown when there is nothing. */
  readonly empty: ReactNode;
  /** Hears whether there is more to see than a skeleton. */
  readonly onReady?: (isReady: boolean) => void;
}

/** The games of a list's state. A page that comes is drawn here; what stands around the list is not drawn for it. */
export function ListedGames({ gameType, state, actions, label, empty, onReady }: ListedGamesProps): ReactNode {
  const pages = useGamePages(gameType, state, shownIn(state, actions.favourites.isRemoved));
  const isReady = pages.status !== 'loading';
  useLayoutEffect(() => onReady?.(isReady), [onReady, isReady]);
  return <GamePagesView pages={pages} actions={actions} label={label} empty={empty} />;
}
