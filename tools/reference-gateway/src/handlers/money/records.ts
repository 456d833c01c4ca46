import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isAgent } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { fromCents } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { refused } from '../../rules/refusal';
import { checkSpan } from '../../rules/span';
import { remarkIn } from '../../rules/money/remarks';
import { statementPage } from '../../rules/money/statement';
import { teamIds } from '../../rules/agent/team';
import { advanceTeams } from '../../rules/agent/team-settlement';
import { advanceOrders } from '../../rules/money/order-ends';

interface RebateRow {
  readonly day: string;
  readonly category: string;
  readonly turnover_cents: number;
  readonly rate_permyriad: number;
  readonly rebate_cents: number;
  readonly transaction_id: number | null;
}

interface RebateTotal {
  readonly rows: number;
  readonly turnover: number;
  readonly rebate: number;
}

/** Lets everything end that is due, so that what is told adds up with the wallets of this moment. */
function advance({ store, now, merchant }: CallContext): void {
  advanceOrders(store, now);
  advanceTeams(store, merchant, now);
}

/** Whose records: one's own, or with `types` A those of the team. */
function membersOf(request: ParsedRequestOf<EndpointTable['R-34']>, context: CallContext): readonly number[] {
  const session = requireSession(context);
  if (request.types === undefined) return [session.memberId];
  if (!isAgent(session.type)) throw refused('R-34', 'role.forbidden');
  if (!context.merchant.menus.includes('TRANSREC3')) throw refused('R-34', 'feature.off');
  return teamIds(context.store, session.memberId, request.username);
}

function rebateReport(request: ParsedRequestOf<EndpointTable['R-35']>, context: CallContext) {
  const { store, merchant } = context;
  const { memberId } = requireSession(context);
  if (!merchant.flags.includes('PLYRBT')) throw refused('R-35', 'feature.off');
  checkSpan(request, context.now);
  advance(context);
  const span = [memberId, request.startDate, request.endDate] as const;
  const where = 'FROM rebates WHERE member_id = ? AND day BETWEEN ? AND ?';
  const total = store.get<RebateTotal>(
    `SELECT count(*) AS rows, coalesce(sum(turnover_cents), 0) AS turnover, coalesce(sum(rebate_cents), 0) AS rebate ${where}`,
    ...span,
  );
  const { limit, offset } = pageRange(request.pageNo, request.pageSize);
  const rows = store.all<RebateRow>(
    `SELECT * ${where} ORDER BY day DESC, category LIMIT ? OFFSET ?`,
    ...span,
    limit,
    offset,
  );
  return {
    content: rows.map((row) => ({
      date: row.day,
      gameCategory: row.category,
      turnover: fromCents(row.turnover_cents),
      rate: row.rate_permyriad / 100,
      rebate: fromCents(row.rebate_cents),
      state: row.transaction_id === null ? 'pending' : 'done',
    })),
    pageNum: request.pageNo,
    totalPages: totalPages(total?.rows ?? 0, request.pageSize),
    total: { turnover: fromCents(total?.turnover ?? 0), rebate: fromCents(total?.rebate ?? 0) },
  };
}

export const recordHandlers: Handlers<'R-34' | 'R-35'> = {
  'R-34': (request, context) => {
    checkSpan(request, context.now);
    const memberIds = membersOf(request, context);
    advance(context);
    const page = statementPage(context.store, { ...request, memberIds });
    const content = page.content.map((row) => ({ ...row, remark: remarkIn(context.language, row.remark) }));
    if (request.types !== undefined) return { ...page, content };
    return { ...page, content: content.map(({ username: _own, ...row }) => row) };
  },
  'R-35': rebateReport,
};
