import type { ApiFailure } from 'shared-contracts/api/api-error';
import { HEADER } from 'shared-contracts/api/http-headers';
import * as v from 'valibot';

/** Choices of a form, by field. */
export type OrderChoice = Readonly<Record<string, string>>;

/** An order of money that was sent and not answered yet. Its fields stay out: they may be private. */
export interface OpenOrder {
  /** Where it is made: the call, `R-30` for instance, or one of the forms that share it. */
  readonly desk: string;
  /** Every try at it carries this one. */
  readonly key: string;
  readonly amount: number;
  /** What else tells it from others of the same desk and amount. */
  readonly detail?: string | undefined;
  /** What its form had chosen, by field: the method, the account. */
  readonly choice?: OrderChoice | undefined;
  /** When it was first sent, epoch ms. */
  readonly at: number;
}

/** How long a gateway recognises an order by its key, ms. */
const KNOWN_FOR_MS = 24 * 60 * 60_000;
const MOST = 5;

const ordersSchema = v.array(
  v.object({
    desk: v.string(),
    key: v.string(),
    amount: v.number(),
    detail: v.optional(v.string()),
    choice: v.optional(v.record(v.string(), v.string())),
    at: v.number(),
  }),
);

/** The orders that earlier pages of this tab left without an answer, the newest first. */
export function readOpenOrders(text: string | null, now: number): readonly OpenOrder[] {
  try {
    const parsed = v.safeParse(ordersSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output.filter(({ at }) => at <= now && now - at < KNOWN_FOR_MS) : [];
  } catch {
    return [];
  }
}

/** What is kept once an order has been sent: in the place of any other of its kind. */
export function withOpenOrder(text: string | null, order: OpenOrder): string {
  const others = readOpenOrders(text, order.at).filter((other) => !isSameWish(other, order));
  return JSON.stringify([order, ...others].slice(0, MOST));
}

/** What is kept once an order has its answer. */
export function withoutOpenOrder(text: string | null, key: string, now: number): string {
  return JSON.stringify(readOpenOrders(text, now).filter((order) => order.key !== key));
}

type Wish = Pick<OpenOrder, 'desk' | 'amount' | 'detail'>;

/**
 * The same amount and detail at the same desk are held to be the same order: a second one of that kind is made only
 * when the first is known to have ended.
 */
export function isSameWish(one: Wish, other: Wish): boolean {
  return one.desk === other.desk && one.amount === other.amount && one.detail === other.detail;
}

const fieldsSchema = v.object({ fields: v.record(v.string(), v.string()) });

/** The key came before with another content: the order it stands for was made. */
export function saysOrderWasMade(failure: ApiFailure): boolean {
  if (failure.kind !== 'rejected' || failure.code !== 'validation.failed') return false;
  const parsed = v.safeParse(fieldsSchema, failure.value);
  return parsed.success && parsed.output.fields[HEADER.idempotencyKey] === 'reused';
}

/** What a gateway answers only to an order that it does not know: it was not made before. */
const ANSWERS_OF_THE_DESK: readonly string[] = [
  'amount.range',
  'balance.low',
  'turnover.unmet',
  'payment_password.wrong',
  'order.expired',
];

/** Whether a refusal tells that an order in doubt was not made; a call that was stopped at the door tells nothing. */
export function saysOrderWasNotMade(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && ANSWERS_OF_THE_DESK.includes(failure.code);
}
