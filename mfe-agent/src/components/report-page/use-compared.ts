import type { DateRange } from 'shared-kit/fields';
import { useToday } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { previousRange } from '../../model/reports/previous-period';
import type { Compared } from '../figure-cards/figure-cards';

/** Which days the changes are measured against: whole ones, also while today is not over. */
export function useCompared(range: DateRange): Compared {
  const t = useT();
  const { from, to } = previousRange(range);
  const written = (day: string): string => day.replaceAll('-', '/');
  const period = from === to ? written(from) : `${written(from)} – ${written(to)}`;
  const isRunning = range.to >= useToday();
  return { note: t(isRunning ? 'change.comparedRunning' : 'change.comparedWith', { period }), isRunning };
}
