import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';
import { progressShare } from './progress-share';

export interface ProgressBarProps {
  /** What advances; the bar's name. */
  readonly label: string;
  /** Progress so far; undefined while unknown. */
  readonly value: number | undefined;
  /** Where it ends; 100 unless told. */
  readonly max?: number;
  /** The value in words, for readers: "3 of 5 days". */
  readonly valueText?: string;
  readonly tone?: 'brand' | 'accent' | 'win';
  readonly className?: string | undefined;
}

/** How far something has come. */
export function ProgressBar(props: ProgressBarProps): ReactNode {
  const { label, value, max = 100, valueText, tone = 'brand', className } = props;
  const share = value === undefined ? undefined : progressShare(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share === undefined ? undefined : share * max}
      aria-valuetext={valueText}
      className={clsx(styles.track, className)}
    >
      <span
        className={clsx(styles.fill, styles[tone], share === undefined && styles.unknown)}
        style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
      />
    </div>
  );
}
