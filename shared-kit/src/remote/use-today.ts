import { useCallback, useSyncExternalStore } from 'react';
import { isoDay, nextDayStart, type Moment } from '../parts/value/zoned-time';
import { useSite } from './remote-context';

/** Tells the operator's business day of a moment, `YYYY-MM-DD`; empty for what is no moment. */
export function useDayOf(): (moment: Moment) => string {
  const { timeZone } = useSite();
  return useCallback((moment) => isoDay(moment, timeZone), [timeZone]);
}

/** Tells when the day of a zone may have changed: at its midnight, and when a page that slept is looked at again. */
function onNewDay(timeZone: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(turn, nextDayStart(Date.now(), timeZone) - Date.now());
  };
  const turn = (): void => {
    wait();
    listener();
  };
  wait();
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pageshow', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pageshow', turn);
  };
}

/**
 * The operator's business day, `YYYY-MM-DD`: what reports, records and their periods are counted by. Where the operator
 * names no zone, the day of the device. A page that is open over midnight goes on to the next day by itself.
 */
export function useToday(): string {
  const { timeZone } = useSite();
  const subscribe = useCallback((listener: () => void) => onNewDay(timeZone, listener), [timeZone]);
  return useSyncExternalStore(subscribe, () => isoDay(Date.now(), timeZone));
}
