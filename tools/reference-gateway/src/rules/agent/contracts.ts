import type { ContractKind, ContractTier } from 'shared-contracts/api/endpoints/contracts';
import type { Store } from '../../data/store/store';
import { daysBefore } from '../../data/days';

/** A contract that was offered; only a pending one can be answered, only an active one pays. */
export interface ContractRow {
  readonly id: number;
  readonly kind: ContractKind;
  readonly version: number;
  readonly issuer: string;
  readonly period: string;
  readonly tiers: string;
  readonly terms: string;
  readonly state: 'pending' | 'active' | 'declined' | 'ended';
  /** The day from which an active one pays. */
  readonly since_day: string | null;
}

export function contractOf(
  store: Store,
  memberId: number,
  kind: ContractKind,
  state: ContractRow['state'],
): ContractRow | undefined {
  return store.get<ContractRow>(
    'SELECT * FROM contracts WHERE member_id = ? AND kind = ? AND state = ? ORDER BY id DESC LIMIT 1',
    memberId,
    kind,
    state,
  );
}

/** A contract and the days on which it held. */
export interface ContractTerm {
  readonly contract: ContractRow;
  readonly firstDay: string;
  /** Undefined for the one in force. */
  readonly lastDay: string | undefined;
}

/** The contracts of a kind that ever held, oldest first: one that is replaced holds to the day before the next. */
export function contractTerms(store: Store, memberId: number, kind: ContractKind): ContractTerm[] {
  const rows = store.all<ContractRow & { readonly since_day: string }>(
    `SELECT * FROM contracts WHERE member_id = ? AND kind = ? AND state IN ('active', 'ended') AND since_day IS NOT NULL
     ORDER BY since_day, id`,
    memberId,
    kind,
  );
  return rows.map((contract, index) => {
    const next = rows[index + 1];
    return { contract, firstDay: contract.since_day, lastDay: next && daysBefore(next.since_day, 1) };
  });
}

export function tiersOf(contract: Pick<ContractRow, 'tiers'>): ContractTier[] {
  return JSON.parse(contract.tiers) as ContractTier[];
}

/** What a sum earns by the highest step that it reaches; the rate is in percent, thresholds are in whole currency. */
export function earnedBy(tiers: readonly ContractTier[], cents: number): { rate: number; cents: number } {
  const reached = tiers
    .filter(({ threshold }) => cents > 0 && cents >= (threshold ?? 0) * 100)
    .sort((left, right) => (right.threshold ?? 0) - (left.threshold ?? 0))[0];
  const rate = reached?.rate ?? 0;
  const fixed = reached?.amount === undefined ? Math.floor((cents * rate) / 100) : Math.round(reached.amount * 100);
  return { rate, cents: reached ? fixed : 0 };
}
