import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import { useAffiliateEntry } from '../../layout/affiliate/use-affiliate-entry';
import { findFreePoint, measureBounds } from '../../layout/floating-widget/free-point';
import { useLayoutWatch } from '../../layout/floating-widget/use-layout-watch';
import { pointOf } from '../../layout/floating-widget/widget-position';
import styles from './referral-button.module.css';

/** At the left edge, in the lower half of the screen. */
const PLACE = { side: 'left', share: 0.85, isCollapsed: false } as const;

/** The invite button at the left edge of home (docs/product/shell.md#invite-entry). */
export function ReferralButton(): ReactNode {
  const t = useHostTexts();
  const open = useAffiliateEntry('page');
  const button = useRef<HTMLButtonElement>(null);
  const [point, setPoint] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(() => setRunning(true), []);
  const settle = useCallback(() => {
    const bounds = measureBounds(true);
    setPoint(findFreePoint(pointOf(PLACE, bounds), bounds, button.current));
    setRunning(false);
  }, []);
  useEffect(() => settle(), [settle]);
  useLayoutWatch(run, settle);
  if (point === null) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      style={{ transform: `translate(${point.left}px, ${point.top}px)` }}
      aria-label={t('nav.invite')}
      data-running={isRunning ? '' : undefined}
      onClick={open}
    >
      <Icon name="user-plus" size={22} />
    </button>
  );
}
