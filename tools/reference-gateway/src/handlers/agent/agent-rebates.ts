import { accountsLeft } from '../../rules/agent/accounts-left';
import { ownSubordinate, reportingAgent, teamAgent } from '../../rules/agent/agent-access';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import type { MemberRow } from '../../rules/account/members';
import { fromCents } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { checkedRates, newAccountBounds, RATE_STEP, toPercent } from '../../rules/agent/rebate-limits';
import { incomeRows, lastPaidDay, ratesOf, setRates } from '../../rules/agent/rebates';
import { refused } from '../../rules/refusal';
import { salaries } from '../../rules/agent/team-settlement';
import { dayOf } from '../../data/days';

/** A member's rates with their bounds: what it has, and what the account right above it has. */
function boundsOf({ store }: CallContext, member: MemberRow) {
  const row = store.get<{ version: number }>('SELECT version FROM rebate_versions WHERE member_id = ?', member.id);
  const min = ratesOf(store, member.id);
  return { min, max: member.parent_id === null ? min : ratesOf(store, member.parent_id), version: row?.version ?? 1 };
}

function toRebates(context: CallContext, member: MemberRow) {
  const { min, max, version } = boundsOf(context, member);
  return { rebates: toPercent(min), min: toPercent(min), max: toPercent(max), version };
}

export const agentRebateHandlers: Handlers<'R-76.get' | 'R-76.save' | 'R-77' | 'R-78' | 'R-81'> = {
  'R-76.get': (request, context) => {
    const session = teamAgent(context, 'GAMSER');
    return toRebates(context, ownSubordinate(context, session, request.username));
  },
  'R-76.save': (request, context) => {
    const session = teamAgent(context, 'GAMSER');
    const { store, now } = context;
    const member = ownSubordinate(context, session, request.username);
    return store.transaction(() => {
      const { min, max, version } = boundsOf(context, member);
      if (version !== request.version) throw refused('R-76.save', 'version.conflict');
      setRates(store, member.id, checkedRates(request.rebates, min, max), dayOf(now));
      store.run('INSERT OR REPLACE INTO rebate_versions (member_id, version) VALUES (?, ?)', member.id, version + 1);
      return toRebates(context, member);
    });
  },
  'R-77': (request, context) => {
    const { memberId } = reportingAgent(context, request, 'AGEREBINC3');
    const rows = incomeRows(context.store, memberId, request.startDate, request.endDate);
    const { limit, offset } = pageRange(request.pageNo, request.pageSize);
    return {
      content: rows.slice(offset, offset + limit).map((row) => ({
        date: row.day,
        gameCategory: row.category,
        username: row.username,
        turnover: fromCents(row.turnover),
        rate: row.rate / 100,
        income: fromCents(row.income),
      })),
      pageNum: request.pageNo,
      totalPages: totalPages(rows.length, request.pageSize),
      total: fromCents(rows.reduce((sum, { income }) => sum + income, 0)),
    };
  },
  'R-78': (request, context) => {
    const { memberId } = reportingAgent(context, request);
    const paidUntil = lastPaidDay(context.now);
    const rows = salaries(context.store, memberId, request.startDate, request.endDate).reverse();
    const { limit, offset } = pageRange(request.pageNo, request.pageSize);
    return {
      content: rows.slice(offset, offset + limit).map(({ day, turnoverCents, rate, cents }) => ({
        date: day,
        turnover: fromCents(turnoverCents),
        rate,
        amount: fromCents(cents),
        state: day <= paidUntil ? 'paid' : 'pending',
      })),
      pageNum: request.pageNo,
      totalPages: totalPages(rows.length, request.pageSize),
    };
  },
  'R-81': (_request, context) => {
    const { memberId } = requireSession(context);
    const { min, max } = newAccountBounds(context.store, memberId);
    const rebates = Object.entries(max).map(([category, rate]) => [
      category,
      { min: (min[category] ?? 0) / 100, max: rate / 100, step: RATE_STEP / 100 },
    ]);
    return { rebates: Object.fromEntries(rebates), accountsLeft: accountsLeft(context.store, memberId) };
  },
};
