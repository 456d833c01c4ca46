import type { Store } from '../data/store/store';
import { invalidFields } from './refusal';

/** Where each table of the books ended when a reading began: rows only ever join it, with a higher id. */
const TABLES = ['bets', 'wallet_transactions', 'agent_transfers', 'members'] as const;
export type Snapshot = Readonly<Record<(typeof TABLES)[number], number>>;

const WRITTEN = /^\d{1,15}(?:\.\d{1,15}){3}$/;

/** The reading that a request goes on with, or one that begins now; refuses what is no key of a reading. */
export function snapshotOf(store: Store, key: string | undefined): Snapshot {
  if (key !== undefined && !WRITTEN.test(key)) throw invalidFields({ snapshot: 'invalid' });
  const told = key?.split('.').map(Number) ?? [];
  const ends = TABLES.map((table, index) => {
    const newest = (): number => store.get<{ last: number | null }>(`SELECT max(id) AS last FROM ${table}`)?.last ?? 0;
    return [table, told[index] ?? newest()] as const;
  });
  return Object.fromEntries(ends) as Snapshot;
}

/** The key by which the other pages of a reading are asked for. */
export function snapshotKey(snapshot: Snapshot): string {
  return TABLES.map((table) => snapshot[table]).join('.');
}
