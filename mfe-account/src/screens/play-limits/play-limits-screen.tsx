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

/** The limits in each of their states; the rest of the screen neither waits for them nor fails with them. */
function Limits({ read }: { readonly read: ReturnType<typeof usePlaySettings> }): ReactNode {
  const t = useT();
  if (read.data !== undefined)
    return (
      <>
        <BreakNote settings={read.data} />
        <LimitRows settings={read.data} />
      </>
    );
  if (read.isPending)
    return (
      <>
        <ListSkeleton rows={3} />
        <ListSkeleton rows={3} />
        <ListSkeleton rows={2} />
      </>
    );
  return (
    <ErrorBlock
      title={t('limits.failedTitle')}
      text={t(`report.${notLoadedWord(read.error)}`)}
      retryLabel={t('report.retry')}
      retrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  );
}

/** What members set for a calmer play, and how play went (docs/product/accounts.md#limits-and-breaks). */
export function PlayLimitsScreen(): ReactNode {
  const t = useT();
  const read = usePlaySettings();
  return (
    <ScreenFrame name="play-limits" ready={!read.isPending}>
      <div className={styles.screen}>
        <p className={styles.intro}>{t('limits.intro')}</p>
        <Limits read={read} />
        <NetPosition />
        {read.data !== undefined && <BreakRows settings={read.data} />}
        <ChangeList />
      </div>
    </ScreenFrame>
  );
}
