import type { ReactNode } from 'react';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame } from 'shared-kit/remote';
import { ListSkeleton } from 'shared-kit/report';
import { ErrorBlock } from 'shared-kit/ui';
import { usePlaySettings } from '../../api/use-play-settings';
import { useT } from '../../i18n';
import { BreakNote, BreakRows } from './break-rows';
import { ChangeList } from './change-list';
import { LimitRows } from './limit-rows';
import { NetPosition } from './net-position';
import styles from './play-limits-screen.module.css';

/** What members set for a calmer play, and how play went (docs/product/accounts.md#limits-and-breaks). */
export function PlayLimitsScreen(): ReactNode {
  const t = useT();
  const read = usePlaySettings();
  return (
    <ScreenFrame name="play-limits" ready={!read.isPending}>
      {read.data !== undefined ? (
        <div className={styles.screen}>
          <p className={styles.intro}>{t('limits.intro')}</p>
          <BreakNote settings={read.data} />
          <LimitRows settings={read.data} />
          <NetPosition />
          <BreakRows settings={read.data} />
          <ChangeList />
        </div>
      ) : read.isPending ? (
        <div className={styles.screen}>
          <ListSkeleton rows={3} />
          <ListSkeleton rows={3} />
          <ListSkeleton rows={2} />
        </div>
      ) : (
        <ErrorBlock
          title={t('limits.failedTitle')}
          text={t(`report.${notLoadedWord(read.error)}`)}
          retryLabel={t('report.retry')}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
    </ScreenFrame>
  );
}
