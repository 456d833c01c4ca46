import * as v from 'shared-contracts/schema';
import { isKnownMoment } from '../known-moment';
import { readBy, spare } from './reading';

/** Values in the forms that back ends write them in, each read in one way. */

const DECIMAL = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** A finite number, or decimal text: `-500.00`, `1,234.5`; undefined for anything else. */
export function decimalOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const written = typeof value === 'string' ? value.trim() : '';
  return DECIMAL.test(written) ? Number(written.replaceAll(',', '')) : undefined;
}

const ON = ['true', '1', 'y', 'yes', 'on'];
const OFF = ['false', '0', 'n', 'no', 'off', ''];

/** A switch: true and false, 1 and 0, `Y` and `N`, as a value or as text; undefined for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  if (!['boolean', 'number', 'string'].includes(typeof value)) return undefined;
  const written = String(value).trim().toLowerCase();
  if (ON.includes(written)) return true;
  return OFF.includes(written) ? false : undefined;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** What is below would be before 1974 in milliseconds, and is in the year 5138 in seconds. */
const LEAST_MILLISECONDS = 100_000_000_000;

function milliseconds(value: unknown): number | undefined {
  const number = decimalOf(value);
  if (number !== undefined) return number < LEAST_MILLISECONDS ? number * 1000 : number;
  const [, date, time = '00:00', seconds = '00', fraction = '0', zone = 'Z'] =
    ISO.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (date === undefined) return undefined;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  return Date.parse(`${date}T${time}:${seconds}.${fraction.padEnd(3, '0')}${offset}`);
}

/**
 * Milliseconds since the epoch: of a number or its text in seconds or milliseconds, or of ISO 8601, in UTC where no zone
 * is said. Zero, minus one and years before 1990 or after 2199 are no moments: undefined.
 */
export function momentOf(value: unknown): number | undefined {
  const moment = milliseconds(value);
  return moment !== undefined && isKnownMoment(moment) ? Math.round(moment) : undefined;
}

function textOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** A number that must be there. */
export const decimal = readBy<number, number | string>(decimalOf, 'a number');

/** Money that must be there, in the wallet's currency. */
export const money = readBy<number>(decimalOf, 'an amount');

/** A switch that must be there. */
export const sureFlag = readBy<boolean, boolean | number | string>(flagOf, 'a switch');

/** A moment that must be there, milliseconds since the epoch. */
export const sureMoment = readBy<number>(momentOf, 'a moment');

/** Text that must be there, be it empty: numbers are their digits. */
export const words = readBy<string>(textOf, 'text');

/** What stands for something by itself, and so is never empty: a token, a proof. */
export const secret = readBy<string>((value) => textOf(value) || undefined, 'a secret');

/** Text that may be missing; then it is empty. */
export const text = spare(readBy<string>(textOf, 'text'), '');

/** A switch; off where it is missing. */
export const flag = spare(sureFlag, false);

/** A moment, or null where nobody knows it. */
export const moment = spare(sureMoment, null);

/** A number of things or a sum: 0 where it is missing, NaN where something else stands there, shown as unknown. */
export const count = spare(money, 0, Number.NaN);

/** A sum that means nothing where it is missing: then it is unknown, NaN, as where something else stands there. */
export const figure = spare(money, Number.NaN);

/** A limit; null is “no limit”. */
export const limit = spare(money, null);

/** A number that may be missing. */
export const optionalDecimal = spare(decimal, null);

/** One of the names, or `other` for what this version does not know. */
export function choice<const Names extends readonly string[]>(names: Names) {
  return v.pipe(
    v.nullish(v.unknown() as v.GenericSchema<Names[number], unknown>, null),
    v.transform((value): Names[number] | 'other' => (names.includes(String(value)) ? String(value) : 'other')),
  );
}
