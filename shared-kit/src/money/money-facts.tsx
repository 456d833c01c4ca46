import type { ReactNode } from 'react';
import styles from './money-facts.module.css';

/** A name with its figure, both in the language shown. */
export interface MoneyFact {
  readonly name: string;
  readonly value: ReactNode;
  /** The one that matters. */
  readonly isMain?: boolean;
}

/** Names and figures, one under the other. */
export function MoneyFacts({ facts }: { readonly facts: readonly MoneyFact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isMain }) => (
        <div key={name} className={isMain ? styles.main : styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
