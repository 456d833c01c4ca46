import { useMemo } from 'react';
import type { Moment } from '../parts/value/zoned-day';
import { useSite } from '../remote/remote-context';
import { useDayOf } from '../remote/use-today';
import { foreignOffset, formatClock, formatDateTime, formatFileTime } from '../parts/value/zoned-time';

/** Writes moments by the operator's clock; each is empty for what is no moment. */
export interface SiteTimes {
  /** The business day, `YYYY-MM-DD`: the heading of a list, the days of a request. */
  readonly day: (moment: Moment) => string;
  /** `HH:mm`, under the heading of its day. */
  readonly clock: (moment: Moment) => string;
  /** `YYYY-MM-DD HH:mm:ss`; with ` UTC+08:00` where the device's clock is another. */
  readonly dateTime: (moment: Moment) => string;
  /** `YYYY-MM-DD HH:mm:ss+08:00`: a file is read anywhere. */
  readonly inFile: (moment: Moment) => string;
}

/**
 * The times of this site. Its zone is that of the operator's business days, the device's where the operator names none:
 * a row is then under the day that it counts for, wherever the phone is (docs/decisions/0089-one-day-everywhere.md).
 */
export function useTimes(): SiteTimes {
  const { timeZone } = useSite();
  const day = useDayOf();
  return useMemo(
    () => ({
      day,
      clock: (moment) => formatClock(moment, timeZone),
      dateTime: (moment) => [formatDateTime(moment, timeZone), foreignOffset(moment, timeZone)].join(' ').trim(),
      inFile: (moment) => formatFileTime(moment, timeZone),
    }),
    [day, timeZone],
  );
}
