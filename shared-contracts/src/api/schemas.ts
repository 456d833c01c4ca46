import * as v from 'valibot';

/** A list page's length (S1 9). */
export const PAGE_SIZE = 35;

/** Query flags travel as 1 and 0 (decisions, part 4). */
export const bit = v.union([v.literal(0), v.literal(1)]);

/** Money: a JSON number with at most two decimals. */
export const money = v.pipe(v.number(), v.finite());

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

/** A moment, milliseconds since the epoch. */
export const moment = v.pipe(v.number(), v.finite());

/** A call without fields. */
export const nothing = v.optional(v.object({}), {});

/** An answer without a value: whatever comes is dropped. */
export const noValue = v.pipe(
  v.optional(v.unknown(), null),
  v.transform(() => null),
);

/** The fields of a paged request; pages count from 1. */
export const pageRequest = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), PAGE_SIZE),
};

/** A paged answer; `more` pages exist while `pageNum < totalPages`. */
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ content: v.array(item), pageNum: v.number(), totalPages: v.number() });
}

/** An answer that is a bare list under `list`. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.object({ list: v.array(item) });
}
