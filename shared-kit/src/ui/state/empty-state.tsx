import type { ReactNode } from 'react';
import { EmptyScene, type EmptyKind } from './empty-scene';
import styles from './state-block.module.css';

export interface EmptyStateProps {
  /** Which small scene is drawn. */
  readonly kind?: EmptyKind;
  /** One sentence. */
  readonly title: string;
  readonly text?: string;
  /** One useful thing to do next. */
  readonly action?: ReactNode;
}

/** Nothing is here yet: a small scene, one sentence, one action. */
export function EmptyState({ kind = 'generic', title, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.block}>
      <EmptyScene kind={kind} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
