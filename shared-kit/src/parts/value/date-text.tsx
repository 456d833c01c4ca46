import type { ReactNode } from 'react';
import { formatDate, formatDateTime, UNKNOWN_MOMENT, type Moment } from './format-date';
import styles from './date-text.module.css';

export interface DateTextProps {
  readonly value: Moment;
  /** `date` is YYYY/MM/DD, `dateTime` is YYYY-MM-DD HH:mm:ss. */
  readonly format?: 'date' | 'dateTime';
  readonly className?: string | undefined;
}

/** A moment in the device's zone; a dash for what is no moment. */
export function DateText({ value, format = 'dateTime', className }: DateTextProps): ReactNode {
  const text = format === 'date' ? formatDate(value) : formatDateTime(value);
  if (text === '') return <span className={className ?? styles.time}>{UNKNOWN_MOMENT}</span>;
  return (
    <time className={className ?? styles.time} dateTime={new Date(value ?? 0).toISOString()}>
      {text}
    </time>
  );
}
