import type { ReactNode } from 'react';
import { Button } from '../action/button';
import { Icon } from '../icon/icon';
import styles from './state-block.module.css';

export interface ErrorBlockProps {
  /** What happened. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** While the new attempt is under way. */
  readonly retrying?: boolean;
  /** A second way out, such as a link home. */
  readonly action?: ReactNode;
}

/** A part of the screen that could not be shown: what happened, what to do, and the way to try again. */
export function ErrorBlock({ title, text, retryLabel, onRetry, retrying = false, action }: ErrorBlockProps): ReactNode {
  return (
    <div role="alert" className={styles.block}>
      <span className={styles.sign}>
        <Icon name="alert" size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" busy={retrying} startIcon={<Icon name="refresh" size={18} />} onClick={onRetry}>
          {retryLabel}
        </Button>
        {action}
      </div>
    </div>
  );
}
