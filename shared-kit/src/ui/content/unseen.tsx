import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './unseen.module.css';

/** For what has an element of its own and is there for readers only. */
export const unseenClass = styles.unseen;

/** Words for readers only. */
export function Unseen(props: ComponentPropsWithRef<'span'>): ReactNode {
  return <span {...props} className={unseenClass} />;
}
