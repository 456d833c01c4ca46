import { decimal, part, rows, spare, text } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';

/** A list page's length. */
export const PAGE_SIZE = 35;

/** Query flags travel as 1 and 0. */
export const bit = v.union([v.literal(0), v.literal(1)]);

/** Money in a request: a JSON number with at most two decimals. */
export const sentMoney = v.pipe(v.number(), v.finite());

/** A day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

function isTimeZone(name: string): boolean {
  try {
    return name === '' || new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The IANA name of a time zone this device knows; empty for its own. */
export const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'unknown time zone'));

/** A call without fields. */
export const nothing = v.optional(v.object({}), {});

/** An answer without a value: whatever comes is dropped. */
export const noValue = v.pipe(
  v.optional(v.unknown(), null),
  v.transform(() => null),
);

/** The last page that can be asked for; lists are shorter. */
export const LAST_PAGE = 100_000;

/** The fields of a paged request; pages count from 1. */
export const pageRequest = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), PAGE_SIZE),
};

/** Which page an answer is, and how many there are; an answer that does not say is the only one. */
export const pageOf = { pageNum: spare(decimal, 1), totalPages: spare(decimal, 1) };

/** The longest snapshot key. */
const LONGEST_SNAPSHOT = 200;

/**
 * The fields of a paged request about something that moves while it is read. With the `snapshot` of another page's answer
 * all pages are of one reading: what was written after it is on none of them.
 */
export const readingRequest = {
  ...pageRequest,
  snapshot: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_SNAPSHOT))),
};

/** Which page of which reading an answer is. */
export const readingOf = {
  ...pageOf,
  /** The key of the reading, for its other pages; empty where a back end has no such thing. */
  snapshot: text,
  /** How many rows all pages have together; NaN where a back end does not say. */
  rowCount: spare(decimal, Number.NaN),
};

/** One page of a reading. */
export function reading<Item extends v.GenericSchema>(item: Item) {
  return part({ content: rows(item), ...readingOf });
}

/** A paged answer; `more` pages exist while `pageNum < totalPages`. */
export function page<Item extends v.GenericSchema>(item: Item) {
  return part({ content: rows(item), ...pageOf });
}

/** An answer that is a bare list under `list`. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return part({ list: rows(item) });
}
