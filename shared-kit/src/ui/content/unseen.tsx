import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './unseen.module.css';

/** Words for readers only. */
export function Unseen(props: ComponentPropsWithRef<'span'>): ReactNode {
  return <span {...props} className={styles.unseen} />;
}
