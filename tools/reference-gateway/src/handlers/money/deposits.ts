import type { createDeposit, DepositState } from 'shared-contracts/api/endpoints/money';
import type { RowId } from 'shared-contracts/api/ids';
import { lengthOf } from 'shared-contracts/text-length';
import type * as v from 'valibot';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { fromCents, moveMoney, toCents } from '../../rules/money/money';
import { invalidFields, refused } from '../../rules/refusal';
import { rowNumber } from '../../rules/row-id';
import { randomSecret } from '../../rules/security/secrets';
import { siteUrl } from '../../rules/call/site';
import { textIn } from '../../data/texts';
import { receivePicture } from '../../rules/pictures/received-picture';
import { COIN_RATES, depositMethodsOf, type MethodSeed } from '../../data/deposit-methods';
import { moneyMember } from '../../rules/money/money-member';
import { requireDeposit } from '../../rules/money/play-gate';
import { bonusOf } from './deposit-bonus';
import { advanceOrders, endDeposit, type DepositRow } from '../../rules/money/order-ends';
import { findPromotion } from '../../rules/promotions/promotions';

/** Where the demo bank's page is; the id in its address opens that order only. */
export const PAY_PATH = '/vendor-demo/pay';
/** How long the demo bank takes for a transfer, outside test runs. */
const TRANSFER_TIME = 45_000;
/** A picture of a receipt, as a data URL. */
const PICTURE = /^data:image\/(?:png|jpeg);base64,([A-Za-z\d+/]+=*)$/;
const MAX_TEXT = 200;

type DepositRequest = v.InferOutput<(typeof createDeposit)['request']>;

function toMethod({ language }: CallContext, method: MethodSeed) {
  return {
    id: method.id,
    kind: method.kind,
    name: textIn(language, method.name),
    icon: '',
    min: method.min,
    max: method.max,
    fee: method.fee,
    quickAmounts: [...method.quickAmounts],
    fields: method.fields.map(({ label, ...field }) => ({ ...field, label: textIn(language, label) })),
  };
}

/** A receipt as the gateway keeps it; undefined for what cannot be decoded. */
async function receivedReceipt(value: string): Promise<string | undefined> {
  const received = await receivePicture(Buffer.from(PICTURE.exec(value)?.[1] ?? '', 'base64'));
  if (received.kind === 'refused') return undefined;
  return `data:${received.picture.type};base64,${received.picture.bytes.toString('base64')}`;
}

/** Only the fields that the method asks for are kept; what is wrong with one is told by its name. */
async function checkedFields(
  method: MethodSeed,
  sent: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {};
  const kept: Record<string, string> = {};
  for (const { name, kind, required } of method.fields) {
    const value = (sent[name] ?? '').trim();
    if (value === '') {
      if (required) wrong[`fields.${name}`] = 'required';
      continue;
    }
    const good = kind === 'image' ? await receivedReceipt(value) : lengthOf(value) > MAX_TEXT ? undefined : value;
    if (good === undefined) wrong[`fields.${name}`] = 'format';
    else kept[name] = good;
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return kept;
}

function openDeposit(
  context: CallContext,
  memberId: number,
  method: MethodSeed,
  request: DepositRequest,
  fields: Readonly<Record<string, string>>,
) {
  const { store, now, services } = context;
  const paidCents = toCents(request.amount);
  const feeCents = method.fee * 100;
  const creditedCents = paidCents - feeCents;
  const { bonusCents, turnoverTimes } = bonusOf(context, memberId, request.promotionId, creditedCents);
  const expiresAt = now + method.minutes * 60_000;
  const page = isTransfer(method) ? null : randomSecret();
  const move = { kind: 'deposit', cents: creditedCents, feeCents, remark: method.name.EN, at: now } as const;
  const id = moveMoney(store, { memberId, ...move, state: 'pending', isPosted: false });
  if (id === undefined) throw new Error('a deposit that is not posted was refused');
  store.run(
    `INSERT INTO deposits (transaction_id, member_id, method_id, paid_cents, promotion_id, bonus_cents, turnover_cents,
      fields, page_key, expires_at, settles_at, session_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    memberId,
    method.id,
    paidCents,
    request.promotionId === undefined ? null : rowNumber(request.promotionId),
    bonusCents,
    (creditedCents + bonusCents) * turnoverTimes,
    JSON.stringify(fields),
    page,
    expiresAt,
    isTransfer(method) && !services.isTest ? now + TRANSFER_TIME : null,
    requireSession(context).tokenHash,
  );
  const way = wayToPay(context, method, { pageKey: page, paidCents, at: now });
  return { id: String(id), state: 'pending' as const, expiresAt, ...way };
}

/** Paid by the member's own bank or wallet, not on a page. */
function isTransfer({ instructions, crypto }: MethodSeed): boolean {
  return instructions !== undefined || crypto !== undefined;
}

interface OrderedPayment {
  readonly pageKey: string | null;
  readonly paidCents: number;
  /** When it was ordered: the rate of a coin is of that moment. */
  readonly at: number;
}

/** The coins to send, never less than the amount is worth. */
function coinsFor({ crypto }: MethodSeed, { merchant }: CallContext, { paidCents, at }: OrderedPayment) {
  const rate = COIN_RATES[merchant.currencySymbol];
  if (crypto === undefined || rate === undefined) return undefined;
  return { ...crypto, amount: (Math.ceil(paidCents / rate) / 100).toFixed(2), rate, rateAt: at };
}

function wayToPay(context: CallContext, method: MethodSeed | undefined, order: OrderedPayment) {
  const { site, language } = context;
  const { pageKey } = order;
  const address = new URLSearchParams({ order: pageKey ?? '' }).toString();
  const payUrl = pageKey === null ? '' : siteUrl(site, `${PAY_PATH}?${address}`);
  const crypto = method && coinsFor(method, context, order);
  const instructions = (method?.instructions ?? []).map(([label, value]) => [textIn(language, label), value] as const);
  return { payUrl, instructions: Object.fromEntries(instructions), ...(crypto && { crypto }) };
}

/** What the promotion of an order adds, by its title. */
function bonusToTell(context: CallContext, { promotion_id, bonus_cents }: DepositRow) {
  const promotion = promotion_id === null ? undefined : findPromotion(context, promotion_id);
  if (promotion === undefined || bonus_cents === 0) return null;
  return { promotion: textIn(context.language, promotion.data.title), amount: fromCents(bonus_cents) };
}

interface OrderRow extends DepositRow {
  readonly state: string;
  readonly created_at: number;
  /** Opens the demo bank's page and nothing else; a player who comes back needs the address again. */
  readonly page_key: string | null;
  readonly session_hash: string | null;
}

/** The key of the order's page; a new one, given to this session, where the session it was given to is over. */
function pageKeyOf({ store, now, session }: CallContext, order: OrderRow): string | null {
  if (order.page_key === null || !session) return null;
  const isAlive =
    store.get('SELECT 1 FROM sessions WHERE token_hash = ? AND expires_at > ?', order.session_hash, now) !== undefined;
  if (isAlive) return order.page_key;
  const key = randomSecret();
  store.run(
    'UPDATE deposits SET page_key = ?, session_hash = ? WHERE transaction_id = ?',
    key,
    session.tokenHash,
    order.transaction_id,
  );
  return key;
}

/** The caller's own deposit, as far as it got by now. */
function orderOf(context: CallContext, id: RowId): OrderRow {
  const { store, now } = context;
  const memberId = moneyMember(context);
  advanceOrders(store, now);
  const order = store.get<OrderRow>(
    `SELECT d.*, t.state, t.created_at FROM deposits d JOIN wallet_transactions t ON t.id = d.transaction_id
     WHERE d.transaction_id = ? AND d.member_id = ?`,
    rowNumber(id),
    memberId,
  );
  if (!order) throw refused('R-31', 'not_found');
  return order;
}

function told(context: CallContext, order: OrderRow) {
  const method = depositMethodsOf(context.merchant).find(({ id }) => id === order.method_id);
  const state = (order.state === 'done' ? 'paid' : order.state) as Exclude<DepositState, 'other'>;
  const payment = { paidCents: order.paid_cents, at: order.created_at };
  return {
    id: String(order.transaction_id),
    state,
    amount: fromCents(order.paid_cents),
    expiresAt: order.expires_at,
    bonus: bonusToTell(context, order),
    ...(state === 'pending' && wayToPay(context, method, { ...payment, pageKey: pageKeyOf(context, order) })),
  };
}

export const depositHandlers: Handlers<'R-29' | 'R-30' | 'R-31' | 'R-31.cancel'> = {
  'R-29': (_request, context) => {
    moneyMember(context);
    return { list: depositMethodsOf(context.merchant).map((method) => toMethod(context, method)) };
  },
  'R-30': async (request, context) => {
    const memberId = moneyMember(context);
    const method = depositMethodsOf(context.merchant).find(({ id }) => id === request.methodId);
    if (!method) throw invalidFields({ methodId: 'unknown' });
    const { min, max } = method;
    if (request.amount < min || request.amount > max) throw refused('R-30', 'amount.range', { min, max });
    const fields = await checkedFields(method, request.fields ?? {});
    return context.commit(() => {
      advanceOrders(context.store, context.now);
      requireDeposit(context, memberId, toCents(request.amount));
      return openDeposit(context, memberId, method, request, fields);
    });
  },
  'R-31': (request, context) => told(context, orderOf(context, request.id)),
  'R-31.cancel': (request, context) => {
    const order = orderOf(context, request.id);
    endDeposit(context.store, order, 'cancelled', context.now);
    return told(context, orderOf(context, request.id));
  },
};
