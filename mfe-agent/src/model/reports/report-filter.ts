import type { DateRange } from 'shared-kit/fields';
import { searchedName } from 'shared-kit/report';

/** What a team's report is narrowed by, besides its days; empty: not at all. */
export interface ReportFilter {
  readonly username: string;
  readonly category: string;
  readonly vendor: string;
}

/** Which of them a report knows. */
export type FilterField = keyof ReportFilter;

export const NO_FILTER: ReportFilter = { username: '', category: '', vendor: '' };

const CODE = /^[A-Z0-9]{1,16}$/i;

function codeOf(text: string | null): string {
  return text !== null && CODE.test(text) ? text : '';
}

/** What an address asks for, of the fields that its report knows; what it cannot understand is ignored. */
export function reportFilterOf(query: URLSearchParams, fields: readonly FilterField[]): ReportFilter {
  const of = (field: FilterField): string | null => (fields.includes(field) ? query.get(field) : null);
  return {
    username: searchedName(of('username') ?? ''),
    category: codeOf(of('category')),
    vendor: codeOf(of('vendor')),
  };
}

/** The fields of the address that stand for a filter. */
export function filterFields(filter: ReportFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** How many are on, for the count on the button. */
export function filterCount(filter: ReportFilter): number {
  return Object.keys(filterFields(filter)).length;
}

/** The fields of a request about some days. */
export function spanOf({ from, to }: DateRange): { readonly startDate: string; readonly endDate: string } {
  return { startDate: from, endDate: to };
}
