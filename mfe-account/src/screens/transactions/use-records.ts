import { transactions, type Transaction } from 'shared-contracts/api/endpoints/money';
import { memberType } from 'shared-contracts/session/session-state';
import { useEndpointPages, type EndpointPages } from 'shared-kit/lists';
import type { RangeFault } from 'shared-kit/fields';
import { useSession, useToday } from 'shared-kit/remote';
import { addressFault } from 'shared-kit/report';
import { useLocation, useNavigate } from 'shared-kit/router';
import { recordFilterOf, recordQuery, recordRequest, type RecordFilter } from '../../model/money/record-filter';

/** What comes from money is always asked anew. */
const MONEY = { staleTime: 0 };

/** The records as the address asks for them. */
export interface Records {
  readonly filter: RecordFilter;
  /** Why the address's own days are not those shown. */
  readonly fault: RangeFault | undefined;
  /** `YYYY-MM-DD`, the operator's business day. */
  readonly today: string;
  readonly change: (change: Partial<RecordFilter>) => void;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  readonly records: readonly Transaction[];
  /** The reading that is shown; undefined until known. */
  readonly snapshot: string | undefined;
}

/** The kinds of record come from tables of their own, so that a bet and a deposit may have one id. */
export function recordKey({ kind, id }: Transaction): string {
  return `${kind} ${id}`;
}

/** A record that moved to the next page while it was read would stand twice. */
function distinct(records: readonly Transaction[]): readonly Transaction[] {
  return [...new Map(records.map((record) => [recordKey(record), record])).values()];
}

/** The filter lives in the address alone: reload, the way back and a shared link work by themselves. */
export function useRecords(): Records {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const query = new URLSearchParams(search);
  const filter = recordFilterOf(query, today, memberType(session));
  const { pages, ...read } = useEndpointPages(transactions, recordRequest(filter, today), MONEY);
  const change = (part: Partial<RecordFilter>): void =>
    void navigate(`${pathname}${recordQuery({ ...filter, ...part })}`, { replace: true });
  const records = distinct(pages.flatMap(({ content }) => content));
  return {
    filter,
    fault: addressFault(query, today),
    today,
    change,
    read: { ...read, pagesLoaded: pages.length },
    records,
    snapshot: pages[0]?.snapshot,
  };
}
