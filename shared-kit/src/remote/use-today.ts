import { useCallback, useSyncExternalStore } from 'react';
import { isoDay, type Moment } from '../parts/value/zoned-day';
import { useSite } from './remote-context';
import { serverNow } from '../clock/server-time';

/** Tells the operator's business day of a moment, `YYYY-MM-DD`; empty for what is no moment. */
export function useDayOf(): (moment: Moment) => string {
  const { timeZone } = useSite();
  return useCallback((moment) => isoDay(moment, timeZone), [timeZone]);
}

/** Days begin at whole minutes, in every zone. */
const MINUTE_MS = 60_000;

/** Tells when the day may have changed: with each minute, and when a page that slept is looked at again. */
function onNewDay(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(turn, MINUTE_MS - (serverNow() % MINUTE_MS));
  };
  const turn = (): void => {
    wait();
    listener();
  };
  wait();
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}

/**
 * The operator's business day, `YYYY-MM-DD`: what reports, records and their periods are counted by. Where the operator
 * names no zone, the day of the device. A page that is open over midnight goes on to the next day by itself.
 */
export function useToday(): string {
  const { timeZone } = useSite();
  const read = (): string => isoDay(serverNow(), timeZone);
  return useSyncExternalStore(onNewDay, read, read);
}
