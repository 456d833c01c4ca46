import type { DateRange, RangeFault } from 'shared-kit/fields';
import { useToday } from 'shared-kit/remote';
import { addressFault, periodFields, periodOf, periodRange, type ReportPeriod } from 'shared-kit/report';
import { useLocation, useNavigate } from 'shared-kit/router';
import { filterFields, reportFilterOf, type FilterField, type ReportFilter } from '../model/reports/report-filter';

/** What a report is about; it lives in the address alone, so that reload, the way back and a link work by themselves. */
export interface ReportAddress {
  readonly period: ReportPeriod;
  readonly filter: ReportFilter;
  readonly range: DateRange;
  /** Why the address's own days are not those shown. */
  readonly fault: RangeFault | undefined;
  /** `YYYY-MM-DD`, the operator's business day. */
  readonly today: string;
  readonly change: (change: { readonly period?: ReportPeriod; readonly filter?: ReportFilter }) => void;
}

/** Follows the address of a report that can be narrowed by some fields. */
export function useReportAddress(fields: readonly FilterField[] = []): ReportAddress {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const query = new URLSearchParams(search);
  const period = periodOf(query, today);
  const filter = reportFilterOf(query, fields);
  const change: ReportAddress['change'] = (next) => {
    const wanted = { ...filterFields(next.filter ?? filter), ...periodFields(next.period ?? period) };
    const text = new URLSearchParams(wanted).toString();
    void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
  };
  const fault = addressFault(query, today);
  return { period, filter, range: periodRange(period, today), fault, today, change };
}
