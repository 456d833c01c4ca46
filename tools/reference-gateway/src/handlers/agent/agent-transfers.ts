import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { TransferKind, TransferResult } from 'shared-contracts/api/endpoints/agent-money';
import type { CallContext, Session } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { memberById } from '../../rules/account/members';
import { fromCents, toCents, transferMoney } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { checkPaymentPassword } from '../../rules/money/payment-password';
import { invalidFields, refused } from '../../rules/refusal';
import { envelopeMessage } from '../../rules/agent/envelope-texts';
import { snapshotKey, snapshotOf } from '../../rules/snapshot';
import { subordinateOf } from '../../rules/agent/team';
import { sendMessage } from '../../rules/account/inbox';
import { moneyMember } from '../../rules/money/money-member';
import { withdrawableCents } from '../../rules/money/turnover';

type SendRequest = ParsedRequestOf<EndpointTable['R-79.send']>;

/** For one recipient, in whole units of the currency. */
const LIMITS = { min: 1, max: 50_000 } as const;

interface TransferRow {
  readonly id: number;
  readonly kind: TransferKind;
  readonly username: string;
  readonly amount_cents: number;
  readonly greeting: string;
  readonly created_at: number;
}

/** What is wrong with the sending as a whole; then nobody gets anything. */
function checkSending({ recipients }: SendRequest): void {
  const names = recipients.map(({ username }) => username.trim().toLowerCase());
  if (new Set(names).size < names.length) throw invalidFields({ recipients: 'repeated' });
  const isWithin = recipients.every(({ amount }) => amount >= LIMITS.min && amount <= LIMITS.max);
  if (!isWithin) throw refused('R-79.send', 'amount.range', LIMITS);
}

/** Somebody who is not below the sender is nobody to it. */
function sendOne(
  context: CallContext,
  session: Session,
  request: SendRequest,
  { username, amount }: SendRequest['recipients'][number],
): TransferResult {
  const { store, now, merchant } = context;
  const member = subordinateOf(store, session, merchant.code, username);
  if (member === 'unknown' || member === 'foreign') return { username, ok: false, code: 'member.not_found' };
  if (member.disabled) return { username, ok: false, code: 'member.disabled' };
  const cents = toCents(amount);
  const { kind, greeting = '' } = request;
  const name = kind === 'redenvelope' ? 'Red envelope' : 'Transfer';
  const received = `${name} from ${session.userName}${greeting === '' ? '' : `: ${greeting}`}`;
  const move = { from: session.memberId, to: member.id, cents, remark: `${name} to ${member.username}`, received };
  if (!transferMoney(store, move, now)) return { username, ok: false, code: 'balance.low' };
  store.run(
    'INSERT INTO agent_transfers (agent_id, member_id, kind, amount_cents, greeting, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    session.memberId,
    member.id,
    kind,
    cents,
    greeting,
    now,
  );
  if (kind === 'redenvelope') {
    const envelope = { sender: session.userName, amount, symbol: merchant.currencySymbol, greeting };
    sendMessage(store, member.id, envelopeMessage(envelope), now);
  }
  return { username, ok: true };
}

async function send(request: SendRequest, context: CallContext) {
  const session = requireSession(context);
  const memberId = moneyMember(context);
  const { store, merchant } = context;
  if (request.kind === 'redenvelope' && !merchant.menus.includes('AGENTRANSMULTDOWN3')) {
    throw refused('R-79.send', 'feature.off');
  }
  checkSending(request);
  await checkPaymentPassword(context, memberById(store, memberId), request.paymentPassword);
  return context.commit(() => {
    const total = request.recipients.reduce((sum, { amount }) => sum + toCents(amount), 0);
    // Money that still has to be played may not leave by this door either.
    if (total > withdrawableCents(store, memberId)) throw refused('R-79.send', 'balance.low');
    return { results: request.recipients.map((recipient) => sendOne(context, session, request, recipient)) };
  });
}

export const agentTransferHandlers: Handlers<'R-79.send' | 'R-79.list'> = {
  'R-79.send': send,
  'R-79.list': (request, context) => {
    const { memberId } = requireSession(context);
    const { store } = context;
    const from = `FROM agent_transfers t JOIN members m ON m.id = t.member_id WHERE t.agent_id = ?1 AND ?2 IN ('', t.kind) AND t.id <= ?3`;
    const snapshot = snapshotOf(store, request.snapshot);
    const values = [memberId, request.kind ?? '', snapshot.agent_transfers] as const;
    const total = store.get<{ rows: number }>(`SELECT count(*) AS rows ${from}`, ...values);
    const { limit, offset } = pageRange(request.pageNo, request.pageSize);
    const rows = store.all<TransferRow>(
      `SELECT t.*, m.username ${from} ORDER BY t.id DESC LIMIT ?4 OFFSET ?5`,
      ...values,
      limit,
      offset,
    );
    return {
      content: rows.map((row) => ({
        id: String(row.id),
        kind: row.kind,
        username: row.username,
        amount: fromCents(row.amount_cents),
        greeting: row.greeting,
        time: row.created_at,
        state: 'done',
      })),
      pageNum: request.pageNo,
      totalPages: totalPages(total?.rows ?? 0, request.pageSize),
      snapshot: snapshotKey(snapshot),
      rowCount: total?.rows ?? 0,
    };
  },
};
