import {
  choice,
  count,
  figure,
  flag,
  limit,
  maybe,
  moment,
  money,
  part,
  rows,
  spare,
  table,
  text,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { codeId, rowId } from '../ids';
import { list, nothing, page, pageRequest, reading, readingRequest } from '../schemas';
import { dateRange, identifier, paidAmount } from './fields';

/** What a member owns in all wallets together. */
export const walletSchema = part({
  /** In units of the currency (not cents). */
  sumBalance: money,
  /** A sign, an ISO 4217 code or a name. */
  currencySymbol: text,
});
export type Wallet = v.InferOutput<typeof walletSchema>;

/** A field that a deposit method wants filled in besides the amount; an image travels as a data URL. */
export const depositFieldSchema = part({
  name: words,
  label: text,
  kind: spare(v.picklist(['text', 'image']), 'text'),
  required: flag,
});
export type DepositField = v.InferOutput<typeof depositFieldSchema>;

/** One way to pay in; amounts are in the wallet's currency. */
export const depositMethodSchema = part({
  id: identifier,
  kind: words,
  name: words,
  icon: text,
  min: count,
  max: limit,
  fee: count,
  /** Amounts to choose by one tap, in the order they are shown in. */
  quickAmounts: spare(rows(money), []),
  fields: spare(rows(depositFieldSchema), []),
});
export type DepositMethod = v.InferOutput<typeof depositMethodSchema>;

/** How far a deposit got; only `pending` can still change. */
export const depositStateSchema = choice(['pending', 'paid', 'failed', 'expired', 'cancelled']);
export type DepositState = v.InferOutput<typeof depositStateSchema>;

/** What to send by a network of a cryptocurrency. */
export const cryptoPaymentSchema = part({
  network: words,
  address: words,
  /** Exactly so much, with its decimals. */
  amount: words,
  /** The name of the coin, such as `USDT`. */
  coin: words,
  /** What one coin is worth in the wallet's currency. */
  rate: figure,
  /** When that rate was taken. */
  rateAt: moment,
});
export type CryptoPayment = v.InferOutput<typeof cryptoPaymentSchema>;

const wayToPay = {
  /** The page to pay on; empty where there are instructions. */
  payUrl: text,
  /** Label to value, each to be copied. */
  instructions: spare(table(text), {}),
  /** In the place of instructions where a coin is to be sent. */
  crypto: maybe(cryptoPaymentSchema),
  /** Null: the order does not expire. */
  expiresAt: moment,
};

/** A fresh deposit: either a page to pay on or instructions to transfer by. */
export const depositOrderSchema = part({ id: identifier, state: depositStateSchema, ...wayToPay });
export type DepositOrder = v.InferOutput<typeof depositOrderSchema>;

/** What a promotion adds to a deposit once it is paid; its progress is among the rewards. */
export const depositBonusSchema = part({
  /** The promotion's title. */
  promotion: words,
  amount: money,
});
export type DepositBonus = v.InferOutput<typeof depositBonusSchema>;

/** What a member may take out now. `turnoverLeft` must be played first; `timesLeft` is for today. */
export const withdrawalSettingsSchema = part({
  withdrawable: money,
  turnoverLeft: count,
  min: count,
  max: limit,
  fee: count,
  timesLeft: limit,
});
export type WithdrawalSettings = v.InferOutput<typeof withdrawalSettingsSchema>;

/** The kinds of record; a bet is one of them. */
export const transactionKindSchema = v.picklist(['deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'bet']);
export type TransactionKind = v.InferOutput<typeof transactionKindSchema>;

/** One movement of money; `amount` is signed. `kind` and `state` may be ones the client does not know. */
export const transactionSchema = part({
  id: identifier,
  kind: words,
  amount: money,
  fee: count,
  state: text,
  time: moment,
  remark: text,
  /** Set in a team's records only. */
  username: maybe(words),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** The rebate of one day and category; `rate` in percent. */
export const rebateSchema = part({
  date: words,
  gameCategory: text,
  turnover: money,
  rate: count,
  rebate: money,
  state: text,
});
export type Rebate = v.InferOutput<typeof rebateSchema>;

/** The member's balance; the host reads it for the whole site and tells it by `wallet.balanceChanged`. */
export const wallet = defineEndpoint({
  id: 'R-28',
  method: 'GET',
  path: '/wallet',
  auth: 'member',
  request: nothing,
  reply: walletSchema,
});

/** The merchant's ways to pay in, in the order they are shown in. */
export const depositMethods = defineEndpoint({
  id: 'R-29',
  method: 'GET',
  path: '/deposits/methods',
  auth: 'member',
  request: nothing,
  reply: list(depositMethodSchema),
});

/** Orders a deposit. Nothing is paid by it: the answer says how to pay. */
export const createDeposit = defineEndpoint({
  id: 'R-30',
  method: 'POST',
  path: '/deposits',
  auth: 'member',
  request: v.object({
    methodId: codeId,
    amount: paidAmount,
    promotionId: v.optional(rowId),
    fields: v.optional(v.record(v.string(), v.string()), {}),
  }),
  reply: depositOrderSchema,
  codes: ['amount.range', 'order.expired', 'play.break', 'play.limit'],
  idempotent: true,
});

/** A picture that a deposit is proven with is at most this long as a data URL, in characters. */
export const DEPOSIT_PICTURE_MAX_LENGTH = 700_000;

/** What a deposit is told as. */
const depositReply = part({
  id: identifier,
  state: depositStateSchema,
  amount: money,
  /** Null where the deposit has no promotion. */
  bonus: spare(depositBonusSchema, null),
  ...wayToPay,
});

/** Polled while `pending`; tells again how to pay, for a player who left the page and is back. */
export const depositState = defineEndpoint({
  id: 'R-31',
  method: 'GET',
  path: '/deposits/{id}',
  auth: 'member',
  request: v.object({ id: rowId }),
  reply: depositReply,
});

/** R-31.cancel. Calls a pending deposit off; one that has ended stays as it is, and is told as it is. */
export const cancelDeposit = defineEndpoint({
  id: 'R-31.cancel',
  method: 'DELETE',
  path: '/deposits/{id}',
  auth: 'member',
  request: v.object({ id: rowId }),
  reply: depositReply,
});

/** What a withdrawal may be now. */
export const withdrawalSettings = defineEndpoint({
  id: 'R-32',
  method: 'GET',
  path: '/withdrawals/settings',
  auth: 'member',
  request: nothing,
  reply: withdrawalSettingsSchema,
});

/** Encrypted, as it carries the payment password. */
export const createWithdrawal = defineEndpoint({
  id: 'R-33',
  method: 'POST',
  path: '/withdrawals',
  auth: 'member',
  transport: 'encrypted',
  request: v.object({ accountId: rowId, amount: paidAmount, paymentPassword: v.string() }),
  reply: part({ id: identifier, state: text }),
  codes: ['amount.range', 'balance.low', 'turnover.unmet', 'payment_password.wrong'],
  idempotent: true,
});

/**
 * Own records; with `types` A, which only agents may send, the team's, optionally of one member. A record is of the
 * day its money moved, and `time` is that moment; of the day it was asked for while it has not. A withdrawal that fails
 * keeps its record, and another one brings the money back.
 */
export const transactions = defineEndpoint({
  id: 'R-34',
  method: 'GET',
  path: '/transactions',
  auth: 'member',
  request: v.object({
    kind: v.optional(transactionKindSchema),
    state: v.optional(v.string()),
    ...dateRange,
    types: v.optional(v.literal('A')),
    username: v.optional(v.string()),
    ...readingRequest,
  }),
  reply: reading(transactionSchema),
});

/** `total` is of the whole span, not of the page. */
export const rebateReport = defineEndpoint({
  id: 'R-35',
  method: 'GET',
  path: '/rebates',
  auth: 'member',
  request: v.object({ ...dateRange, ...pageRequest }),
  reply: part({ ...page(rebateSchema).entries, total: spare(part({ turnover: figure, rebate: figure }), {}) }),
});
