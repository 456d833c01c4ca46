import { isoDay } from '../parts/value/format-date';
import { useSite } from './remote-context';
import { serverNow } from '../clock/server-time';

/**
 * The operator's business day, `YYYY-MM-DD`: what reports, records and their periods are counted by. Where the operator
 * names no zone, the day of the device. A phone abroad would otherwise leave out what was done hours ago.
 */
export function useToday(): string {
  return isoDay(new Date(serverNow()), useSite().timeZone);
}
