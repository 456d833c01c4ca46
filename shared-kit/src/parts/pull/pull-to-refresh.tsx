import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/action/button';
import { Unseen } from '../../ui/content/unseen';
import { Icon } from '../../ui/icon/icon';
import { Spinner } from '../../ui/state/spinner';
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

/** A list that is asked for anew by pulling it down, or by a button for those who do not pull. */
export function PullToRefresh(props: PullToRefreshProps): ReactNode {
  const { refreshing, onRefresh, refreshLabel, refreshingLabel, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLSpanElement>(null);
  usePull({ area, content, sign, isActive: !refreshing, onPulled: onRefresh });
  return (
    <div ref={area} className={styles.area} aria-busy={refreshing || undefined}>
      <Button
        variant="secondary"
        size="sm"
        className={styles.button}
        aria-disabled={refreshing || undefined}
        onClick={() => (refreshing ? undefined : onRefresh())}
      >
        {refreshLabel}
      </Button>
      <span ref={sign} className={clsx(styles.sign, refreshing && styles.working)} aria-hidden="true">
        {refreshing ? <Spinner size={20} /> : <Icon name="refresh" size={20} />}
      </span>
      <Unseen role="status">{refreshing ? refreshingLabel : ''}</Unseen>
      <div ref={content} className={clsx(styles.content, refreshing && styles.lowered)}>
        {children}
      </div>
    </div>
  );
}
