import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '../parts/action/copy-button';
import styles from './fact-sheet.module.css';
import { Sheet } from './sheet';

/** A name and what stands beside it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Puts a button beside it that copies this. */
  readonly copy?: CopyButtonProps;
}

export interface FactSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** What matters most, large above the rest. */
  readonly head: ReactNode;
  readonly facts: readonly Fact[];
  readonly onClose: () => void;
}

/** Everything that is known of one record. */
export function FactSheet({ title, closeLabel, head, facts, onClose }: FactSheetProps): ReactNode {
  return (
    <Sheet open title={title} closeLabel={closeLabel} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.head}>{head}</div>
      <dl className={styles.facts}>
        {facts.map(({ name, value, copy }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              {copy === undefined ? (
                value
              ) : (
                <span className={styles.copied}>
                  <bdi>{value}</bdi>
                  <CopyButton {...copy} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
