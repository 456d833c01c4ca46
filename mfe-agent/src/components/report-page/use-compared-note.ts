import type { DateRange } from 'shared-kit/fields';
import { useT } from '../../i18n';
import { previousRange } from '../../model/reports/previous-period';

/** Says which days the changes are measured against. */
export function useComparedNote(range: DateRange): string {
  const t = useT();
  const { from, to } = previousRange(range);
  const written = (day: string): string => day.replaceAll('-', '/');
  return t('change.comparedWith', { period: from === to ? written(from) : `${written(from)} – ${written(to)}` });
}
