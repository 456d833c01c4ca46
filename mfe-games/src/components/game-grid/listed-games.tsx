import { useLayoutEffect, type ReactNode } from 'react';
import { useTakenOver } from 'shared-kit/remote';
import { useGamePages } from '../../api/use-game-pages';
import { shownIn } from '../../model/lists/list-requests';
import type { ListState } from '../../model/lists/list-state';
import type { TileActions } from '../game-tile/game-tile';
import { GameGridSkeleton } from './game-grid';
import { GamePagesView } from './game-pages';
import { useListedFavourites } from './use-listed-favourites';

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

/** A page that comes is drawn here; what stands around the list is not drawn for it. */
function Listed({ gameType, state, actions, label, empty, onReady }: ListedGamesProps): ReactNode {
  const pages = useGamePages(gameType, state, shownIn(state, actions.favourites.isRemoved));
  const isReady = pages.status !== 'loading';
  useLayoutEffect(() => onReady?.(isReady), [onReady, isReady]);
  useListedFavourites(state.mode, pages.slots);
  return <GamePagesView pages={pages} actions={actions} label={label} empty={empty} />;
}

/** The games of a list's state: how many stand in a row, and where the list was left, only a browser knows. */
export function ListedGames(props: ListedGamesProps): ReactNode {
  return useTakenOver() ? <Listed {...props} /> : <GameGridSkeleton tiles={12} />;
}
