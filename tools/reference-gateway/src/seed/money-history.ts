import type { TransactionKind } from 'shared-contracts/api/endpoints/money';
import { moveMoney, type MoneyMove } from '../rules/money/money';
import type { Store } from '../data/store/store';
import { accountSeeds, type AccountSeed } from '../data/accounts';
import type { Merchant } from '../data/merchants';
import { seededRandom } from '../data/random';

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
function shortHistory({ balanceCents }: AccountSeed): Step[] {
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
function longHistory({ username, balanceCents }: AccountSeed): Step[] {
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

/** Writes the transactions that the accounts' balances are the sum of. */
export function seedMoneyHistory(store: Store, merchant: Merchant, now: number): void {
  const members = new Map(
    store
      .all<{ id: number; username: string; created_at: number }>(
        'SELECT id, username, created_at FROM members WHERE merchant = ?',
        merchant.code,
      )
      .map((member) => [member.username, member]),
  );
  for (const account of accountSeeds()) {
    const member = members.get(account.username);
    if (!member || account.balanceCents === 0) continue;
    const isShown = account.phone !== undefined;
    const steps = isShown ? longHistory(account) : shortHistory(account);
    const between = isShown ? (now - HOUR - member.created_at) / (steps.length + 1) : HOUR;
    steps.forEach((step, index) => {
      const at = Math.min(now, Math.round(member.created_at + (index + 1) * between));
      moveMoney(store, { memberId: member.id, at, ...step });
    });
  }
}
