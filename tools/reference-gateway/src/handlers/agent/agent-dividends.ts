import type { Dividend, DividendState } from 'shared-contracts/api/endpoints/agent-money';
import { teamAgent } from '../../rules/agent/agent-access';
import type { CallContext } from '../../rules/call/context';
import { contractOf, earnedBy, tiersOf } from '../../rules/agent/contracts';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { memberById } from '../../rules/account/members';
import { fromCents, moveMoney } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { checkPaymentPassword } from '../../rules/money/payment-password';
import { lastPaidDay } from '../../rules/agent/rebates';
import { refused, Refusal } from '../../rules/refusal';
import { teamIds } from '../../rules/agent/team';
import { figuresOfSpan, profitCents } from '../../rules/agent/team-figures';
import { dividendPeriods } from '../../rules/agent/team-settlement';
import { dayOf } from '../../data/days';
import { moneyMember } from '../../rules/money/money-member';

interface WithdrawalRow {
  readonly id: number;
  readonly period_start: string;
  readonly amount_cents: number;
  readonly created_at: number;
}

interface PeriodDividend extends Omit<Dividend, 'state'> {
  readonly state: DividendState;
  readonly cents: number;
}

function requireDividends({ merchant }: CallContext): void {
  if (!merchant.dividendDisplay) throw new Refusal('feature.off');
}

/** The dividends of every contract that held, newest first. A period that earned nothing has nothing left to be paid. */
function dividendsOf({ store, now }: CallContext, memberId: number): PeriodDividend[] {
  const memberIds = teamIds(store, memberId);
  const taken = new Set(
    store
      .all<WithdrawalRow>('SELECT * FROM dividend_withdrawals WHERE member_id = ?', memberId)
      .map((row) => row.period_start),
  );
  return dividendPeriods(store, memberId, dayOf(now)).map(({ start, end, contract }) => {
    const figures = figuresOfSpan(store, { memberIds, startDate: start, endDate: end });
    const profit = profitCents(figures);
    const { rate, cents } = earnedBy(tiersOf(contract), profit);
    const isOver = end <= lastPaidDay(now);
    const isPaid = taken.has(start) || cents <= 0;
    return {
      id: start,
      period: `${start}/${end}`,
      profit: fromCents(profit),
      active: figures.activeMembers,
      rate,
      amount: fromCents(cents),
      state: !isOver ? 'open' : isPaid ? 'paid' : 'payable',
      cents,
    };
  });
}

/** Pays a dividend once; a period that was taken, is under way or is not the caller's conflicts. */
function pay(context: CallContext, memberId: number, dividendId: string) {
  const { store, now } = context;
  const dividend = dividendsOf(context, memberId).find(({ id }) => id === dividendId);
  if (dividend?.state !== 'payable') throw refused('R-83.create', 'version.conflict');
  const { cents, period } = dividend;
  moveMoney(store, { memberId, kind: 'transfer', cents, remark: `Dividend, for ${period}`, at: now });
  const id = store.insert(
    'INSERT INTO dividend_withdrawals (member_id, period_start, amount_cents, created_at) VALUES (?, ?, ?, ?)',
    memberId,
    dividendId,
    cents,
    now,
  );
  return { id: String(id), state: 'done' };
}

export const agentDividendHandlers: Handlers<'R-82' | 'R-83.create' | 'R-83.list'> = {
  'R-82': (request, context) => {
    const { memberId } = teamAgent(context);
    requireDividends(context);
    const contract = contractOf(context.store, memberId, 'dividend', 'active');
    const all = dividendsOf(context, memberId);
    const { limit, offset } = pageRange(request.pageNo, request.pageSize);
    return {
      contract: contract ? { period: contract.period, tiers: tiersOf(contract) } : null,
      content: all.slice(offset, offset + limit).map(({ cents: _cents, ...dividend }) => dividend),
      pageNum: request.pageNo,
      totalPages: totalPages(all.length, request.pageSize),
    };
  },
  'R-83.create': async (request, context) => {
    const memberId = moneyMember(context);
    requireDividends(context);
    const { store } = context;
    await checkPaymentPassword(context, memberById(store, memberId), request.paymentPassword);
    teamAgent(context);
    return context.commit(() => pay(context, memberId, request.dividendId));
  },
  'R-83.list': (request, context) => {
    const { memberId } = requireSession(context);
    requireDividends(context);
    const rows = context.store.all<WithdrawalRow>(
      'SELECT * FROM dividend_withdrawals WHERE member_id = ? ORDER BY id DESC',
      memberId,
    );
    const { limit, offset } = pageRange(request.pageNo, request.pageSize);
    return {
      content: rows.slice(offset, offset + limit).map((row) => ({
        id: String(row.id),
        dividendId: row.period_start,
        amount: fromCents(row.amount_cents),
        time: row.created_at,
        state: 'done',
      })),
      pageNum: request.pageNo,
      totalPages: totalPages(rows.length, request.pageSize),
    };
  },
};
