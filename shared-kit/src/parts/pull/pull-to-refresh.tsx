import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { Button, Icon, Spinner, Unseen } from 'shared-kit/ui';
import styles from './pull-to-refresh.module.css';
import { usePull } from './use-pull';

export interface PullToRefreshProps {
  /** While the refresh is under way; nothing is asked for twice. */
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** Name of the button that does the same; it shows itself when the keyboard comes to it. */
  readonly refreshLabel: string;
  /** Said while it is under way. */
  readonly refreshingLabel: string;
  readonly children: ReactNode;
}

/**
 * Whether what is under way was asked for here. A list that renews itself, for it was left and is opened again or an
 * order changed it, stays where it is.
 */
function useAsked(refreshing: boolean): readonly [isUnderWay: boolean, ask: () => void] {
  const [step, setStep] = useState<'none' | 'asked' | 'underWay'>('none');
  if (step === 'asked' && refreshing) setStep('underWay');
  if (step === 'underWay' && !refreshing) setStep('none');
  return [step !== 'none' && refreshing, () => setStep('asked')];
}

/** A list that is requested again by pulling it down, or by a button for those who do not pull. */
export function PullToRefresh(props: PullToRefreshProps): ReactNode {
  const { refreshing, onRefresh, refreshLabel, refreshingLabel, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLSpanElement>(null);
  const [isUnderWay, ask] = useAsked(refreshing);
  const refresh = (): void => {
    if (refreshing) return;
    ask();
    onRefresh();
  };
  usePull({ area, content, sign, isActive: !refreshing, onPulled: refresh });
  return (
    <div ref={area} className={styles.area} aria-busy={refreshing || undefined}>
      <Button
        variant="secondary"
        size="sm"
        className={styles.button}
        aria-disabled={refreshing || undefined}
        onClick={refresh}
      >
        {refreshLabel}
      </Button>
      <span ref={sign} className={clsx(styles.sign, isUnderWay && styles.working)} aria-hidden="true">
        {isUnderWay ? <Spinner size={20} /> : <Icon name="refresh" size={20} />}
      </span>
      <Unseen role="status">{isUnderWay ? refreshingLabel : ''}</Unseen>
      <div ref={content} data-pulled="" className={clsx(styles.content, isUnderWay && styles.lowered)}>
        {children}
      </div>
    </div>
  );
}
