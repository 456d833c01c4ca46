import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Edge in CSS pixels; 24 unless told. */
  readonly size?: number;
  /** Says what is waited for; without it the spinner is only a picture. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A turning ring: something is under way. */
export function Spinner({ size = 24, label, className }: SpinnerProps): ReactNode {
  const ring = (
    <svg
      className={clsx(styles.spinner, !label && className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      strokeWidth={2.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" aria-label={label} className={className}>
      {ring}
    </span>
  );
}
