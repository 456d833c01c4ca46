import type { Handlers } from '../../rules/call/handler';
import type { CallContext } from '../../rules/call/context';
import { balanceCents, fromCents, moveMoney, toCents } from '../../rules/money/money';
import { checkPaymentPassword } from '../../rules/money/payment-password';
import { invalidFields, refused } from '../../rules/refusal';
import { dayOf, dayStart } from '../../data/days';
import { moneyMember } from '../../rules/money/money-member';
import { memberById } from '../../rules/account/members';
import { advanceOrders } from '../../rules/money/order-ends';
import { accountLabel, payoutAccount } from './payout-accounts';
import { turnoverOf, withdrawableCents } from '../../rules/money/turnover';

/** The house's limits, in whole units of the currency; the fee is part of the amount. */
const LIMITS = { min: 100, max: 50_000, fee: 10, timesADay: 5 } as const;
/** How long the demo bank takes, outside test runs. */
const PAYOUT_TIME = 120_000;

function timesLeft({ store, now }: CallContext, memberId: number): number {
  const today = store.get<{ total: number }>(
    "SELECT count(*) AS total FROM wallet_transactions WHERE member_id = ? AND kind = 'withdrawal' AND amount_cents < 0 AND state <> 'failed' AND created_at >= ?",
    memberId,
    dayStart(dayOf(now)),
  );
  return Math.max(0, LIMITS.timesADay - (today?.total ?? 0));
}

/** Takes the money at once: what is on its way cannot be played or taken out again. */
function openWithdrawal(context: CallContext, memberId: number, accountId: string, cents: number) {
  const { store, now, services } = context;
  const account = payoutAccount(store, memberId, accountId);
  if (!account) throw invalidFields({ accountId: 'unknown' });
  if (timesLeft(context, memberId) === 0) throw invalidFields({ amount: 'times' });
  if (cents > balanceCents(store, memberId)) throw refused('R-33', 'balance.low');
  if (cents > withdrawableCents(store, memberId)) {
    throw refused('R-33', 'turnover.unmet', { turnoverLeft: fromCents(turnoverOf(store, memberId).leftCents) });
  }
  const id = moveMoney(store, {
    memberId,
    kind: 'withdrawal',
    cents: -cents,
    feeCents: LIMITS.fee * 100,
    remark: accountLabel(account),
    at: now,
    state: 'pending',
  });
  if (id === undefined) throw refused('R-33', 'balance.low');
  store.run(
    'INSERT INTO withdrawals (transaction_id, member_id, account_id, settles_at) VALUES (?, ?, ?, ?)',
    id,
    memberId,
    account.id,
    services.isTest ? null : now + PAYOUT_TIME,
  );
  return { id: String(id), state: 'pending' };
}

export const withdrawalHandlers: Handlers<'R-32' | 'R-33'> = {
  'R-32': (_request, context) => {
    const memberId = moneyMember(context);
    advanceOrders(context.store, context.now);
    const { min, max, fee } = LIMITS;
    return {
      withdrawable: fromCents(withdrawableCents(context.store, memberId)),
      turnoverLeft: fromCents(turnoverOf(context.store, memberId).leftCents),
      min,
      max,
      fee,
      timesLeft: timesLeft(context, memberId),
    };
  },
  'R-33': async (request, context) => {
    const memberId = moneyMember(context);
    const { store, now } = context;
    const { min, max } = LIMITS;
    if (request.amount < min || request.amount > max) throw refused('R-33', 'amount.range', { min, max });
    await checkPaymentPassword(context, memberById(store, memberId), request.paymentPassword);
    advanceOrders(store, now);
    return context.commit(() => openWithdrawal(context, memberId, request.accountId, toCents(request.amount)));
  },
};
