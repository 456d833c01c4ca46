import type { ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { ErrorBlock, InfiniteScroll } from 'shared-kit/ui';
import type { GamePages } from '../../api/use-game-pages';
import { useT } from '../../i18n';
import type { TileActions } from '../game-tile/game-tile';
import { GameGridSkeleton } from './game-grid';
import { WindowedGames } from './windowed-games';

export interface GamePagesViewProps {
  readonly pages: GamePages;
  /** What of the pages is shown. */
  readonly games: readonly Game[];
  readonly actions: TileActions;
  readonly label: string;
  /** Shown when there is nothing. */
  readonly empty: ReactNode;
}

/** A list of games that grows as it is scrolled, in each of its states. */
export function GamePagesView({ pages, games, actions, label, empty }: GamePagesViewProps): ReactNode {
  const t = useT();
  if (pages.status === 'loading') return <GameGridSkeleton tiles={12} />;
  if (pages.status === 'failed')
    return (
      <ErrorBlock
        title={t('error.title')}
        text={t('error.text')}
        retryLabel={t('list.retry')}
        retrying={pages.isRetrying}
        onRetry={pages.retry}
      />
    );
  if (games.length === 0 && pages.tail === 'end') return empty;
  return (
    <>
      <WindowedGames games={games} actions={actions} label={label} />
      <InfiniteScroll
        status={pages.tail}
        pagesLoaded={pages.pagesLoaded}
        onLoadMore={pages.loadMore}
        loadingLabel={t('list.loading')}
        failedText={t('list.moreFailed')}
        retryLabel={t('list.retry')}
        {...(pages.pagesLoaded > 1 && { endText: t('list.end') })}
      />
    </>
  );
}
