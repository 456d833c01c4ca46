import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { ownSubordinate, reportingAgent } from '../../rules/agent/agent-access';
import type { CallContext } from '../../rules/call/context';
import type { Handlers } from '../../rules/call/handler';
import { fromCents } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { teamIds } from '../../rules/agent/team';
import { figuresByDay, figuresOfSpan, profitCents, toFigures } from '../../rules/agent/team-figures';
import { snapshotKey, snapshotOf } from '../../rules/snapshot';
import { dayStart } from '../../data/days';

const DAY = 24 * 60 * 60 * 1000;

interface ProfitRow {
  readonly category: string;
  readonly username: string;
  readonly turnover: number;
  readonly payout: number;
  readonly rebate: number;
  readonly bonus: number;
  readonly fees: number;
}

interface BetRow {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly category: string;
  readonly vassalage: string;
  readonly stake_cents: number;
  readonly payout_cents: number;
  readonly placed_at: number;
}

type BetsRequest = ParsedRequestOf<EndpointTable['R-84']>;
type ProfitRequest = ParsedRequestOf<EndpointTable['R-72']>;

/** Every amount on a row of its own: bonuses and fees belong to no category. Its values are given by name. */
const AMOUNTS = `
  SELECT member_id, category, stake_cents AS turnover, payout_cents AS payout, 0 AS rebate, 0 AS bonus, 0 AS fees
    FROM bets WHERE day BETWEEN ?1 AND ?2
  UNION ALL SELECT member_id, category, 0, 0, rebate_cents, 0, 0 FROM rebates WHERE day BETWEEN ?1 AND ?2
  UNION ALL SELECT member_id, '', 0, 0, 0, CASE kind WHEN 'bonus' THEN amount_cents ELSE 0 END, fee_cents
    FROM wallet_transactions WHERE booked_at >= ?3 AND booked_at < ?4 AND posted = 1
      AND (kind = 'bonus' OR fee_cents <> 0)`;

/** By category; where a name is searched for, by category and member. */
function profitRows({ store }: CallContext, ids: readonly number[], request: ProfitRequest): ProfitRow[] {
  const username = request.username?.trim() ? 'm.username' : "''";
  return store.all<ProfitRow>(
    `SELECT a.category, ${username} AS username, sum(turnover) AS turnover, sum(payout) AS payout, sum(rebate) AS rebate,
       sum(bonus) AS bonus, sum(fees) AS fees
     FROM (${AMOUNTS}) a JOIN members m ON m.id = a.member_id
     WHERE a.member_id IN (SELECT value FROM json_each(?5)) AND ?6 IN ('', a.category)
     GROUP BY 1, 2 ORDER BY a.category = '', turnover DESC, a.category, 2`,
    request.startDate,
    request.endDate,
    dayStart(request.startDate),
    dayStart(request.endDate) + DAY,
    JSON.stringify(ids),
    request.gameCategory ?? '',
  );
}

/** Fees are told apart: they cover what the payment costs and are nobody's profit. */
function toProfit(row: Omit<ProfitRow, 'category' | 'username'>) {
  return {
    turnover: fromCents(row.turnover),
    payout: fromCents(row.payout),
    rebate: fromCents(row.rebate),
    bonus: fromCents(row.bonus),
    fees: fromCents(row.fees),
    profit: fromCents(profitCents(row)),
  };
}

function profitAndLoss(request: ProfitRequest, context: CallContext) {
  const session = reportingAgent(context, request, 'AGETEAMPNL3');
  const rows = profitRows(context, teamIds(context.store, session.memberId, request.username), request);
  const { limit, offset } = pageRange(request.pageNo, request.pageSize);
  const total = { turnover: 0, payout: 0, rebate: 0, bonus: 0, fees: 0 };
  for (const row of rows) for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += row[name];
  return {
    content: rows.slice(offset, offset + limit).map((row) => ({
      gameCategory: row.category,
      username: row.username,
      ...toProfit(row),
    })),
    pageNum: request.pageNo,
    totalPages: totalPages(rows.length, request.pageSize),
    footer: toProfit(total),
  };
}

function bets(request: BetsRequest, context: CallContext) {
  const { store } = context;
  const session = reportingAgent(context, request, 'TEAMBETTING3');
  const snapshot = snapshotOf(store, request.snapshot);
  const from = `FROM bets b JOIN members m ON m.id = b.member_id LEFT JOIN games g ON g.node_id = b.node_id
    WHERE b.member_id IN (SELECT value FROM json_each(?1)) AND b.day BETWEEN ?2 AND ?3
      AND ?4 IN ('', b.category) AND ?5 IN ('', g.vassalage) AND b.id <= ?6`;
  const values = [
    JSON.stringify(teamIds(store, session.memberId, request.username)),
    request.startDate,
    request.endDate,
    request.gameCategory ?? '',
    request.vassalage ?? '',
    snapshot.bets,
  ] as const;
  const total = store.get<{ rows: number; stake: number | null; payout: number | null }>(
    `SELECT count(*) AS rows, sum(b.stake_cents) AS stake, sum(b.payout_cents) AS payout ${from}`,
    ...values,
  );
  const { limit, offset } = pageRange(request.pageNo, request.pageSize);
  const rows = store.all<BetRow>(
    `SELECT b.*, m.username, coalesce(g.name, '') AS name, coalesce(g.vassalage, '') AS vassalage ${from}
     ORDER BY b.placed_at DESC, b.id DESC LIMIT ?7 OFFSET ?8`,
    ...values,
    limit,
    offset,
  );
  const [stake, payout] = [total?.stake ?? 0, total?.payout ?? 0];
  return {
    content: rows.map((row) => ({
      id: String(row.id),
      username: row.username,
      gameName: row.name,
      gameCategory: row.category,
      vassalage: row.vassalage,
      stake: fromCents(row.stake_cents),
      payout: fromCents(row.payout_cents),
      time: row.placed_at,
      state: 'settled',
    })),
    pageNum: request.pageNo,
    totalPages: totalPages(total?.rows ?? 0, request.pageSize),
    snapshot: snapshotKey(snapshot),
    rowCount: total?.rows ?? 0,
    footer: { stake: fromCents(stake), payout: fromCents(payout), profit: fromCents(stake - payout) },
  };
}

export const agentReportHandlers: Handlers<'R-71' | 'R-72' | 'R-73' | 'R-84'> = {
  'R-71': (request, context) => {
    const session = reportingAgent(context, request, 'AGEPAG');
    const span = { ...request, memberIds: teamIds(context.store, session.memberId) };
    const byDay = figuresByDay(context.store, span);
    return {
      totals: toFigures(figuresOfSpan(context.store, span, byDay)),
      days: [...byDay].map(([date, figures]) => ({ date, ...toFigures(figures) })),
    };
  },
  'R-72': profitAndLoss,
  'R-73': (request, context) => {
    const session = reportingAgent(context, request);
    const member = ownSubordinate(context, session, request.username);
    const { startDate, endDate } = request;
    return { totals: toFigures(figuresOfSpan(context.store, { memberIds: [member.id], startDate, endDate })) };
  },
  'R-84': bets,
};
