import type { ReactNode } from 'react';
import { useDayOf, useSite } from 'shared-kit/remote';
import { UNKNOWN_MOMENT, type Moment } from '../value/zoned-day';
import { foreignOffset, formatDateTime } from '../value/zoned-time';
import styles from './date-text.module.css';

export interface DateTextProps {
  readonly value: Moment;
  readonly className?: string | undefined;
}

function Written({ value, className, text }: DateTextProps & { readonly text: string }): ReactNode {
  if (text === '') return <span className={className ?? styles.time}>{UNKNOWN_MOMENT}</span>;
  return (
    <time className={className ?? styles.time} dateTime={new Date(value ?? 0).toISOString()}>
      {text}
    </time>
  );
}

/** The operator's day of a moment, YYYY/MM/DD; a dash for what is no moment. */
export function DateText(props: DateTextProps): ReactNode {
  return <Written {...props} text={useDayOf()(props.value).replaceAll('-', '/')} />;
}

/**
 * A moment by the operator's clock, YYYY-MM-DD HH:mm:ss, with its offset where the device's clock is another; a dash for
 * what is no moment.
 */
export function TimeText(props: DateTextProps): ReactNode {
  const { timeZone } = useSite();
  const offset = foreignOffset(props.value, timeZone);
  return <Written {...props} text={[formatDateTime(props.value, timeZone), offset].join(' ').trim()} />;
}
