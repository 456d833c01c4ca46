import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { badgeText } from './badge-text';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Nothing is drawn at 0; above 99 it reads `99+`. */
  readonly count: number;
  /** The count in words, for readers: "3 unread". */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** How many wait to be seen. */
export function Badge({ count, label, className }: BadgeProps): ReactNode {
  const text = badgeText(count);
  if (text === '') return null;
  return (
    <span className={clsx(styles.badge, className)} {...(label && { role: 'img', 'aria-label': label })}>
      {text}
    </span>
  );
}
