import type { ReactNode } from 'react';
import { notLoadedWord } from 'shared-kit/data';
import { FoundStatus, PullToRefresh, InfiniteScroll } from 'shared-kit/parts';
import { ErrorBlock } from 'shared-kit/ui';
import type { GamePages } from '../../api/use-game-pages';
import { useT } from '../../i18n';
import type { TileActions } from '../game-tile/game-tile';
import { FailedGap } from './failed-gap';
import { GameGridSkeleton } from './game-grid';
import { WindowedGames } from './windowed-games';
import styles from './game-grid.module.css';

export interface GamePagesViewProps {
  readonly pages: GamePages;
  readonly actions: TileActions;
  readonly label: string;
  /** Shown when there is nothing. */
  readonly empty: ReactNode;
}

/** A list of games that grows as it is scrolled, in each of its states, with how many there are. */
export function GamePagesView(props: GamePagesViewProps): ReactNode {
  const t = useT();
  const { status, slots, tail } = props.pages;
  const isKnown = status !== 'loading' && status !== 'failed';
  const isNothing = isKnown && slots.length === 0 && tail === 'end';
  const found = isKnown ? t(tail === 'end' ? 'list.found' : 'list.foundSome', { count: slots.length }) : '';
  return (
    <>
      <FoundStatus text={found} {...(isNothing && { empty: props.empty })} />
      {!isNothing && <LoadedGames {...props} />}
    </>
  );
}

function LoadedGames({ pages, actions, label }: GamePagesViewProps): ReactNode {
  const t = useT();
  const { slots, reach } = pages;
  // A list that was left in its middle keeps its length while that middle comes.
  if (pages.status === 'loading' && reach === 1) return <GameGridSkeleton tiles={12} />;
  if (pages.status === 'failed')
    return (
      <ErrorBlock
        title={t('error.title')}
        text={t(`error.${notLoadedWord(pages.error)}`)}
        retryLabel={t('list.retry')}
        retrying={pages.isRetrying}
        onRetry={pages.retry}
      />
    );
  return (
    <PullToRefresh
      refreshing={pages.isRefreshing}
      onRefresh={pages.refresh}
      refreshLabel={t('list.refresh')}
      refreshingLabel={t('list.refreshing')}
    >
      <div className={styles.pages}>
        <WindowedGames
          games={slots}
          actions={actions}
          label={label}
          reach={reach}
          isWhole={pages.tail === 'end'}
          onView={pages.onView}
          beside={(columns) =>
            pages.gaps.map((gap) => (
              <FailedGap
                key={gap.firstSlot}
                gap={gap}
                slotCount={slots.length}
                columns={columns}
                isRetrying={pages.isRetrying}
                onRetry={pages.retry}
              />
            ))
          }
        />
      </div>
      <InfiniteScroll
        status={pages.tail}
        pagesLoaded={reach}
        onLoadMore={pages.tail === 'failed' ? pages.retry : pages.loadMore}
        loadingLabel={t('list.loading')}
        failedText={t('list.moreFailed')}
        retryLabel={t('list.retry')}
        {...(reach > 1 && { endText: t('list.end') })}
      />
    </PullToRefresh>
  );
}
