import type { RequestOf } from 'shared-contracts/api/endpoint';
import { transactionKindSchema, type TransactionKind, type transactions } from 'shared-contracts/api/endpoints/money';
import { isAgent } from 'shared-contracts/session/member-type';
import { periodFields, periodOf, periodRange, searchedName, type ReportPeriod } from 'shared-kit/report';

/** The tabs of the records after "all" (docs/product/money.md#records). */
export const RECORD_KINDS: readonly TransactionKind[] = transactionKindSchema.options;

/** How far a transaction can have got. */
export const RECORD_STATES = ['pending', 'done', 'failed', 'expired', 'cancelled'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** Which records are shown. */
export interface RecordFilter {
  /** Null: all. */
  readonly kind: TransactionKind | null;
  readonly state: RecordState | null;
  readonly period: ReportPeriod;
  /** The team's records instead of one's own; for agents. */
  readonly isTeam: boolean;
  /** Part of a name, of a team's records only. */
  readonly username: string;
}

/** What an address asks for; what it cannot understand is ignored. Others than agents see their own records. */
export function recordFilterOf(query: URLSearchParams, today: string, type: number | undefined): RecordFilter {
  const isTeam = query.get('types') === 'A' && isAgent(type);
  return {
    kind: RECORD_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    state: RECORD_STATES.find((state) => state === query.get('state')) ?? null,
    period: periodOf(query, today),
    isTeam,
    username: isTeam ? searchedName(query.get('username') ?? '') : '',
  };
}

/** The query of the address that stands for a filter. */
export function recordQuery(filter: RecordFilter): string {
  const { kind, state, period, isTeam, username } = filter;
  const query = new URLSearchParams({
    ...(isTeam && { types: 'A' }),
    ...(kind !== null && { kind }),
    ...(state !== null && { state }),
    ...periodFields(period),
    ...(username !== '' && { username }),
  });
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The request of R-34 without its page. */
export function recordRequest(filter: RecordFilter, today: string): RequestOf<typeof transactions> {
  const { from, to } = periodRange(filter.period, today);
  return {
    startDate: from,
    endDate: to,
    ...(filter.kind !== null && { kind: filter.kind }),
    ...(filter.state !== null && { state: filter.state }),
    ...(filter.isTeam && { types: 'A' }),
    ...(filter.username !== '' && { username: filter.username }),
  };
}

/** Filters of the sheet that are on, for the count on its button. */
export function filterCount({ state, username }: RecordFilter): number {
  return [state !== null, username !== ''].filter(Boolean).length;
}
