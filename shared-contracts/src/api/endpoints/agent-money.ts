import {
  choice,
  count,
  figure,
  maybe,
  moment,
  money,
  part,
  rows,
  spare,
  sureFlag,
  text,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { day, page, pageRequest, reading, readingRequest } from '../schemas';
import { contractTierSchema } from './contracts';
import { dateRange, freeText, identifier, paidAmount } from './fields';

/** What one subordinate's play in one category earned the agent on one day; `rate` in percent. */
export const rebateIncomeSchema = part({
  /** The business day, `YYYY-MM-DD`. */
  date: words,
  gameCategory: text,
  username: text,
  turnover: money,
  rate: count,
  income: money,
});
export type RebateIncome = v.InferOutput<typeof rebateIncomeSchema>;

/** The salary of one day; `rate` in percent. */
export const dailySalarySchema = part({
  /** The business day, `YYYY-MM-DD`. */
  date: words,
  /** Of the whole team. */
  turnover: money,
  rate: count,
  amount: money,
  state: text,
});
export type DailySalary = v.InferOutput<typeof dailySalarySchema>;

const TRANSFER_KINDS = ['transfer', 'redenvelope'] as const;

/** A plain transfer, or one shown as a red envelope (docs/product/agents.md#red-envelopes). */
export const transferKindSchema = v.picklist(TRANSFER_KINDS);
export type TransferKind = v.InferOutput<typeof transferKindSchema>;

/** The most recipients of one sending, and the longest greeting in characters. */
export const TRANSFER_LIMITS = { recipients: 50, greeting: 50 } as const;

/** What became of one recipient's share; `code` says why it failed, by the table of error codes. */
export const transferResultSchema = part({
  username: words,
  ok: sureFlag,
  code: maybe(words),
});
export type TransferResult = v.InferOutput<typeof transferResultSchema>;

/** A transfer of the past, one recipient each. */
export const transferSchema = part({
  id: identifier,
  kind: choice(TRANSFER_KINDS),
  username: words,
  amount: money,
  greeting: text,
  time: moment,
  state: text,
});
export type Transfer = v.InferOutput<typeof transferSchema>;

const DIVIDEND_STATES = ['open', 'payable', 'paid'] as const;

/** Whether the period of a dividend runs, or what became of it; only a `payable` one can be withdrawn. */
export const dividendStateSchema = v.picklist(DIVIDEND_STATES);
export type DividendState = v.InferOutput<typeof dividendStateSchema>;

/** The dividend of one period; `active` counts members, `rate` is in percent. */
export const dividendSchema = part({
  id: identifier,
  /** As the operator names it; shown as it comes. */
  period: words,
  /** Of the team; a period without profit pays nothing. */
  profit: money,
  active: count,
  rate: count,
  amount: money,
  state: choice(DIVIDEND_STATES),
});
export type Dividend = v.InferOutput<typeof dividendSchema>;

/** The dividend contract in force. */
export const dividendContractSchema = part({
  /** How often it pays: a word of the operator, shown as it comes where it is not known. */
  period: text,
  tiers: spare(rows(contractTierSchema), []),
});
export type DividendContract = v.InferOutput<typeof dividendContractSchema>;

/** A dividend that was asked for. */
export const dividendWithdrawalSchema = part({
  id: identifier,
  dividendId: identifier,
  amount: money,
  time: moment,
  state: text,
});
export type DividendWithdrawal = v.InferOutput<typeof dividendWithdrawalSchema>;

/** `total` is the income of the whole span, not of the page. */
export const rebateIncome = defineEndpoint({
  id: 'R-77',
  method: 'GET',
  path: '/agent/rebates/income',
  auth: 'agent',
  request: v.object({ ...dateRange, ...pageRequest }),
  reply: part({ ...page(rebateIncomeSchema).entries, total: figure }),
});

/** What the agent's salary contract paid, day by day, newest first. */
export const dailySalaries = defineEndpoint({
  id: 'R-78',
  method: 'GET',
  path: '/agent/salaries/daily',
  auth: 'agent',
  request: v.object({ ...dateRange, ...pageRequest }),
  reply: page(dailySalarySchema),
});

/** R-79.send. Encrypted. Succeeds as a whole even where single recipients failed: see `results`. */
export const sendTransfers = defineEndpoint({
  id: 'R-79.send',
  method: 'POST',
  path: '/agent/transfers',
  auth: 'agent',
  transport: 'encrypted',
  request: v.object({
    recipients: v.pipe(
      v.array(v.object({ username: v.string(), amount: paidAmount })),
      v.minLength(1),
      v.maxLength(TRANSFER_LIMITS.recipients),
    ),
    greeting: v.optional(freeText(TRANSFER_LIMITS.greeting)),
    kind: transferKindSchema,
    paymentPassword: v.string(),
  }),
  reply: part({ results: rows(transferResultSchema) }),
  codes: ['amount.range', 'balance.low', 'payment_password.wrong', 'member.not_found', 'member.disabled'],
  idempotent: true,
});

/** R-79.list. Newest first. */
export const transfers = defineEndpoint({
  id: 'R-79.list',
  method: 'GET',
  path: '/agent/transfers',
  auth: 'agent',
  request: v.object({ kind: v.optional(transferKindSchema), ...readingRequest }),
  reply: reading(transferSchema),
});

/** `contract` is null while none is in force. */
export const dividends = defineEndpoint({
  id: 'R-82',
  method: 'GET',
  path: '/agent/dividends',
  auth: 'agent',
  request: v.object(pageRequest),
  reply: part({ contract: spare(dividendContractSchema, null), ...page(dividendSchema).entries }),
});

/** R-83.create. Encrypted; a dividend that is not payable any more is a `version.conflict`. */
export const withdrawDividend = defineEndpoint({
  id: 'R-83.create',
  method: 'POST',
  path: '/agent/withdrawals',
  auth: 'agent',
  transport: 'encrypted',
  request: v.object({ dividendId: day, paymentPassword: v.string() }),
  reply: part({ id: identifier, state: text }),
  codes: ['payment_password.wrong', 'version.conflict'],
  idempotent: true,
});

/** R-83.list. Newest first. */
export const dividendWithdrawals = defineEndpoint({
  id: 'R-83.list',
  method: 'GET',
  path: '/agent/withdrawals',
  auth: 'agent',
  request: v.object(pageRequest),
  reply: page(dividendWithdrawalSchema),
});
