import { decimal, flagOf, spare, table } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { lengthOf, withPlainBreaks } from '../../person/text-length';
import { day, sentMoney } from '../schemas';

/** An id; comes as a number or as text, and is text from here on. */
export const identifier = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
);

/** An id that may be missing; then it is empty. */
export const optionalIdentifier = spare(v.union([v.literal(''), identifier]), '');

/** `Y` or `N`, as the promotions write their switches; missing is `N`. */
export const yesNo = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<'Y' | 'N'>, 'N'),
  v.transform((value): 'Y' | 'N' => (flagOf(value) === true ? 'Y' : 'N')),
);

/** Money that a request moves: above zero, at most two decimals. */
export const paidAmount = v.pipe(
  sentMoney,
  v.minValue(0.01),
  v.check((amount) => Number(amount.toFixed(2)) === amount, 'at most two decimals'),
);

/** Rebate rates in percent, by game category. */
export const rebateRates = v.record(v.string(), v.pipe(v.number(), v.finite()));

/** The same in an answer. */
export const toldRates = table(decimal);

/** The fields of a request about a span of days; both ends belong to it. */
export const dateRange = { startDate: day, endDate: day };

/** A text of several lines as somebody typed it, of `max` characters at most; its line breaks are one character each. */
export function freeText(max: number) {
  return v.pipe(
    v.string(),
    v.transform(withPlainBreaks),
    v.check((text) => lengthOf(text) <= max, 'too long'),
  );
}
