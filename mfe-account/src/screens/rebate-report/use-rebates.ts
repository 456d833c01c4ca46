import { rebateReport, type Rebate } from 'shared-contracts/api/endpoints/money';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import { useToday } from 'shared-kit/remote';
import type { RangeFault } from 'shared-kit/fields';
import { addressFault, periodFields, periodOf, periodRange, type ReportPeriod } from 'shared-kit/report';
import { useLocation, useNavigate } from 'shared-kit/router';

/** What comes from money is always asked anew. */
const MONEY = { staleTime: 0 };

/** What a report adds up to; null until it is known. */
export type RebateSum = { readonly turnover: number; readonly rebate: number } | null;

/** The report as the address asks for it. */
export interface Rebates {
  readonly period: ReportPeriod;
  /** Why the address's own days are not those shown. */
  readonly fault: RangeFault | undefined;
  readonly today: string;
  readonly choose: (period: ReportPeriod) => void;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  readonly total: RebateSum;
  readonly rows: readonly Rebate[];
}

/** The span lives in the address alone, as the filter of the records does. */
export function useRebates(): Rebates {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const asked = new URLSearchParams(search);
  const period = periodOf(asked, today);
  const { from, to } = periodRange(period, today);
  const { pages, ...read } = useEndpointPages(rebateReport, { startDate: from, endDate: to }, MONEY);
  const choose = (next: ReportPeriod): void => {
    const query = new URLSearchParams(periodFields(next)).toString();
    void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true });
  };
  const rows = pages.flatMap(({ content }) => content);
  return {
    period,
    fault: addressFault(asked, today),
    today,
    choose,
    read: { ...read, pagesLoaded: pages.length },
    total: pages.at(-1)?.total ?? null,
    rows,
  };
}
