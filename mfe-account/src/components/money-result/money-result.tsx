import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './money-result.module.css';

export interface MoneyResultProps {
  readonly icon: IconName;
  readonly tone: 'win' | 'loss' | 'wait';
  readonly title: string;
  readonly text?: ReactNode;
  /** The amount, large. */
  readonly amount?: ReactNode;
  readonly children?: ReactNode;
}

/** How far an order of money got: a sign, a sentence, the amount, and what can be done now. */
export function MoneyResult({ icon, tone, title, text, amount, children }: MoneyResultProps): ReactNode {
  return (
    <section className={styles.result}>
      <span className={`${styles.sign} ${styles[tone]}`}>
        <Icon name={icon} size={32} />
      </span>
      <div className={styles.words}>
        <div role="status" className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {amount && <p className={styles.amount}>{amount}</p>}
        </div>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
