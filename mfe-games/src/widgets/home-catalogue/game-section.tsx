import { useId, type ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { notLoadedWord } from 'shared-kit/data';
import { SectionHeader } from 'shared-kit/parts';
import { Button, ErrorBlock, Icon, type IconName } from 'shared-kit/ui';
import { GameGrid, GameGridSkeleton } from '../../components/game-grid/game-grid';
import type { TileActions } from '../../components/game-tile/game-tile';
import { useT } from '../../i18n';
import { SECTION_SHOWN } from '../../model/lists/list-requests';
import styles from './home-catalogue.module.css';

export interface GameSectionProps {
  readonly title: string;
  readonly icon: IconName;
  readonly read: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isRefetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Undefined while they are on their way. */
  readonly games: readonly Game[] | undefined;
  readonly actions: TileActions;
  readonly onMore: () => void;
  /** Gives the first game more room. */
  readonly featuresFirst?: boolean;
  /** Stands under the title. */
  readonly extra?: ReactNode;
}

/** A section of home: six games, and More where there are more. It hides when it has none. */
export function GameSection(props: GameSectionProps): ReactNode {
  const { title, icon, read, games, actions, onMore, featuresFirst = false, extra } = props;
  const t = useT();
  const titleId = useId();
  if (games?.length === 0) return null;
  const more = games !== undefined && games.length > SECTION_SHOWN && (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('section.moreOf', { section: title })}
      endIcon={<Icon name="chevron-right" size={16} />}
      onClick={onMore}
    >
      {t('section.more')}
    </Button>
  );
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeader id={titleId} title={title} icon={icon} action={more || extra} />
      {more && extra}
      {games ? (
        <GameGrid
          games={games.slice(0, SECTION_SHOWN)}
          actions={actions}
          label={title}
          featuresFirst={featuresFirst && games.length >= 3}
        />
      ) : read.isError ? (
        <ErrorBlock
          title={t('error.title')}
          text={t(`error.${notLoadedWord(read.error)}`)}
          retryLabel={t('list.retry')}
          retrying={read.isRefetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <GameGridSkeleton tiles={SECTION_SHOWN} />
      )}
    </section>
  );
}
