import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isAgent, MEMBER_TYPE } from 'shared-contracts/session/member-type';
import { takeAccount } from '../../rules/agent/accounts-left';
import { ownSubordinate, teamAgent } from '../../rules/agent/agent-access';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { memberByUsername } from '../../rules/account/members';
import { fromCents } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { checkedRates, newAccountBounds } from '../../rules/agent/rebate-limits';
import { setRates } from '../../rules/agent/rebates';
import { invalidFields, refused } from '../../rules/refusal';
import { snapshotKey, snapshotOf } from '../../rules/snapshot';
import { pathDown, teamIds } from '../../rules/agent/team';
import { dayOf } from '../../data/days';
import { fieldError, registrationSettingsOf } from '../../rules/account/registration-rules';

type ListRequest = ParsedRequestOf<EndpointTable['R-74']>;
type OpenRequest = ParsedRequestOf<EndpointTable['R-75']>;

interface ChildRow {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly disabled: number;
  readonly last_login_at: number | null;
  readonly balance: number;
}

type Child = ChildRow & { readonly teamSize: number };

const ORDERS: Readonly<Record<NonNullable<ListRequest['sort']>, (left: Child, right: Child) => number>> = {
  username: (left, right) => (left.username < right.username ? -1 : 1),
  balance: (left, right) => right.balance - left.balance,
  teamSize: (left, right) => right.teamSize - left.teamSize,
  lastLogin: (left, right) => (right.last_login_at ?? 0) - (left.last_login_at ?? 0),
};

function subordinates(request: ListRequest, context: CallContext) {
  const session = teamAgent(context);
  const { store } = context;
  const snapshot = snapshotOf(store, request.snapshot);
  const isTop = !request.parent || request.parent.trim().toLowerCase() === session.userName;
  const parentId = isTop ? session.memberId : ownSubordinate(context, session, request.parent ?? '').id;
  const rows = store
    .all<ChildRow>(
      `SELECT m.id, m.username, m.type, m.disabled, m.last_login_at, coalesce(w.balance_cents, 0) AS balance
       FROM members m LEFT JOIN wallets w ON w.member_id = m.id
       WHERE m.parent_id = ? AND instr(m.username, ?) > 0 AND m.id <= ? ORDER BY m.username`,
      parentId,
      (request.username ?? '').trim().toLowerCase(),
      snapshot.members,
    )
    .map((row) => ({ ...row, teamSize: teamIds(store, row.id).length }))
    .sort(ORDERS[request.sort ?? 'username']);
  const { limit, offset } = pageRange(request.pageNo, request.pageSize);
  return {
    content: rows.slice(offset, offset + limit).map((row) => ({
      username: row.username,
      kind: isAgent(row.type) ? ('agent' as const) : ('member' as const),
      balance: fromCents(row.balance),
      teamSize: row.teamSize,
      lastLogin: row.last_login_at,
      state: row.disabled ? 'disabled' : 'active',
    })),
    pageNum: request.pageNo,
    totalPages: totalPages(rows.length, request.pageSize),
    snapshot: snapshotKey(snapshot),
    rowCount: rows.length,
    path: pathDown(store, session.memberId, parentId),
  };
}

/** The same rules as for those who register themselves. */
function checkFields(request: OpenRequest, context: CallContext): void {
  const { rules } = registrationSettingsOf(context.merchant);
  const errors: Record<string, string> = {};
  for (const name of ['username', 'password'] as const) {
    const rule = rules[name];
    const error = rule && fieldError(rule, request[name]);
    if (error) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

async function openAccount(request: OpenRequest, context: CallContext) {
  const { memberId } = requireSession(context);
  const { store, merchant, now } = context;
  checkFields(request, context);
  const { min, max } = newAccountBounds(store, memberId);
  const rates = checkedRates(request.rebates, min, max);
  const username = request.username.toLowerCase();
  const passwordHash = await context.services.passwords.hash(request.password);
  store.transaction(() => {
    if (memberByUsername(store, merchant.code, username)) throw refused('R-75', 'username.exists');
    if (!takeAccount(store, memberId)) throw refused('R-75', 'quota.exceeded', { fields: { kind: 'accounts' } });
    const id = store.insert(
      `INSERT INTO members (merchant, username, type, parent_id, password_hash, first_time, created_at)
       VALUES (?, ?, ?, ?, ?, 1, ?)`,
      merchant.code,
      username,
      request.kind === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.member,
      memberId,
      passwordHash,
      now,
    );
    store.run('INSERT INTO wallets (member_id, balance_cents) VALUES (?, 0)', id);
    setRates(store, id, rates, dayOf(now));
  });
  return { userName: username };
}

export const agentTeamHandlers: Handlers<'R-74' | 'R-75'> = { 'R-74': subordinates, 'R-75': openAccount };
