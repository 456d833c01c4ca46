import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './state-block.module.css';

export interface LeftOutNoteProps {
  /** How many entries of the list could not be read; without any there is no note. */
  readonly count: number;
  /** Says so, with the number. */
  readonly text: (count: number) => string;
  /** What can be said of them, a line for each. */
  readonly children?: ReactNode;
}

/** Tells that a list has more than it shows: nothing is left out in silence. */
export function LeftOutNote({ count, text, children }: LeftOutNoteProps): ReactNode {
  if (count === 0) return null;
  return (
    <div role="note" className={styles.leftOut}>
      <Icon name="alert" size={18} />
      <div>
        <p>{text(count)}</p>
        {children}
      </div>
    </div>
  );
}
