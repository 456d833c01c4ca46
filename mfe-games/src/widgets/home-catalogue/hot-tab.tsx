import type { ReactNode } from 'react';
import { notLoadedWord } from 'shared-kit/data';
import { EmptyState, ErrorBlock } from 'shared-kit/ui';
import { useCatalogue } from '../../api/use-catalogue';
import { GameGridSkeleton } from '../../components/game-grid/game-grid';
import { WindowedGames } from '../../components/game-grid/windowed-games';
import type { TileActions } from '../../components/game-tile/game-tile';
import { useT } from '../../i18n';
import { HOT_GAMES } from '../../model/first-requests/home-games';

/** The HOT tab: every hot game. */
export function HotTab({ actions }: { readonly actions: TileActions }): ReactNode {
  const t = useT();
  const { data, error, isError, isRefetching, refetch } = useCatalogue(HOT_GAMES.endpoint, HOT_GAMES.requestFor);
  if (data?.list.length === 0) return <EmptyState kind="games" title={t('empty.hot')} />;
  if (data) return <WindowedGames games={data.list} actions={actions} label={t('section.hot')} />;
  if (!isError) return <GameGridSkeleton tiles={12} />;
  return (
    <ErrorBlock
      title={t('error.title')}
      text={t(`error.${notLoadedWord(error)}`)}
      retryLabel={t('list.retry')}
      retrying={isRefetching}
      onRetry={() => void refetch()}
    />
  );
}
