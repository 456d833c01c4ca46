import type { TransactionKind } from 'shared-contracts/api/endpoints/money';
import { moveMoney, type MoneyMove } from '../app/money';
import type { Store } from '../db/store';
import { seededRandom } from './random';

/** Whose history, and what it ends at. */
export interface HistoryOf {
  readonly memberId: number;
  readonly username: string;
  readonly balanceCents: number;
  readonly createdAt: number;
  /** A shown account has a longer one. */
  readonly isShown: boolean;
}

const HOUR = 3_600_000;
const LONG_HISTORY = 12;
const REMARKS: Partial<Record<TransactionKind, readonly string[]>> = {
  deposit: ['GCash', 'Bank transfer', 'Maya'],
  withdrawal: ['GCash •••• 4411', 'BDO •••• 0921'],
  bonus: ['Monday reload', 'Welcome bonus'],
  transfer: ['From your agent'],
};

type Step = Pick<MoneyMove, 'kind' | 'cents' | 'remark'> & Partial<Pick<MoneyMove, 'state' | 'isPosted'>>;

/** A deposit and a bonus that come to the balance. */
function shortHistory({ balanceCents }: HistoryOf): Step[] {
  const bonus = Math.floor(balanceCents / 20);
  return [
    { kind: 'deposit', cents: balanceCents - bonus, remark: 'Bank transfer' },
    { kind: 'bonus', cents: bonus, remark: 'Welcome bonus' },
  ];
}

/**
 * A longer one, with orders that came to nothing. Each step is at most a thirtieth of the balance and there are fewer
 * than thirty, so the first deposit, which makes up for all of them, is above zero and the wallet never below.
 */
function longHistory({ username, balanceCents }: HistoryOf): Step[] {
  const random = seededRandom(`money ${username}`);
  const largest = Math.floor(balanceCents / 30);
  const kinds: readonly TransactionKind[] = ['deposit', 'withdrawal', 'bonus', 'transfer'];
  const steps = Array.from({ length: LONG_HISTORY }, (_, index): Step => {
    const kind = kinds[index % kinds.length] ?? 'deposit';
    const size = Math.max(1, random.between(Math.floor(largest / 4), largest));
    const isLoss = kind === 'withdrawal';
    const hasFailed = ['deposit', 'withdrawal'].includes(kind) && index > 4 && index <= 8;
    return {
      kind,
      cents: isLoss ? -size : size,
      remark: random.pick(REMARKS[kind] ?? ['']),
      ...(hasFailed ? { state: kind === 'deposit' ? 'expired' : 'failed', isPosted: false } : {}),
    };
  });
  const sum = steps.reduce((total, { cents, isPosted = true }) => total + (isPosted ? cents : 0), 0);
  return [{ kind: 'deposit', cents: balanceCents - sum, remark: 'Bank transfer' }, ...steps];
}

/** Writes the transactions that an account's balance is the sum of. */
export function seedMoneyHistory(store: Store, account: HistoryOf, now: number): void {
  if (account.balanceCents === 0) return;
  const steps = account.isShown ? longHistory(account) : shortHistory(account);
  const between = account.isShown ? (now - HOUR - account.createdAt) / (steps.length + 1) : HOUR;
  steps.forEach((step, index) => {
    const at = Math.min(now, Math.round(account.createdAt + (index + 1) * between));
    moveMoney(store, { memberId: account.memberId, at, ...step });
  });
}
