import type { ReactNode } from 'react';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { rowsOfSlots } from '../../model/grid/grid-rows';
import type { Gap } from '../../model/grid/page-slots';
import styles from './game-grid.module.css';

export interface FailedGapProps {
  readonly gap: Gap;
  /** Places in the whole list. */
  readonly slotCount: number;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Lies over the waiting tiles of pages that could not be read, in view wherever one stands among them. */
export function FailedGap({ gap, slotCount, isRetrying, onRetry }: FailedGapProps): ReactNode {
  const t = useT();
  const { start, share } = rowsOfSlots(gap.firstSlot, gap.lastSlot, slotCount);
  return (
    <div className={styles.gap} style={{ insetBlockStart: `${start * 100}%`, blockSize: `${share * 100}%` }}>
      <div role="alert" className={styles.gapNote}>
        <span>{t('error.title')}</span>
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={onRetry}>
          {t('list.retry')}
        </Button>
      </div>
    </div>
  );
}
