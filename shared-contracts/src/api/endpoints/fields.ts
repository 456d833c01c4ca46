import * as v from 'valibot';
import { day, money } from '../schemas';

/** An id; comes as a number or as text, and is text from here on. */
export const identifier = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
);

/** A number that some servers write as text: `"1"` is 1. */
export const numeric = v.pipe(
  v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/))]),
  v.transform(Number),
);

/** A switch in any of its spellings: true, 1, "1", "Y" and "true" are on, all else is off. */
export const looseFlag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || ['1', 'Y', 'true'].includes(String(value))),
);

/** Text that may be missing; then it is empty. */
export const text = v.nullish(v.string(), '');

/** An id that may be missing; then it is empty. */
export const optionalIdentifier = v.nullish(v.union([v.literal(''), identifier]), '');

/** A count or sum that may be missing; then it is 0. */
export const count = v.nullish(v.pipe(v.number(), v.finite()), 0);

/** A limit that may be missing: null is "no limit". */
export const limit = v.nullish(money, null);

/** `Y` or `N`, as the promotions write their switches (S2 3); missing is `N`. */
export const yesNo = v.nullish(v.picklist(['Y', 'N']), 'N');

/** Money that a request moves: above zero, at most two decimals. */
export const paidAmount = v.pipe(
  money,
  v.minValue(0.01),
  v.check((amount) => Number(amount.toFixed(2)) === amount, 'at most two decimals'),
);

/** Rebate rates in percent, by game category. */
export const rebateRates = v.record(v.string(), v.pipe(v.number(), v.finite()));

/** The fields of a request about a span of days; both ends belong to it. */
export const dateRange = { startDate: day, endDate: day };
