import type { ApiFailure } from 'shared-contracts/api/api-error';
import * as v from 'valibot';

/** Everything a form about money can be told to be wrong with; each has a text `fault.<key>`. */
export const FAULT_KEYS = [
  'required',
  'format',
  'tooLong',
  'amountMissing',
  'amountInvalid',
  'amountUnclear',
  'amountDecimals',
  'amountWhole',
  'amountFewerDecimals',
  'amountLow',
  'amountHigh',
  'amountRange',
  'balanceLow',
  'turnoverUnmet',
  'timesUsedUp',
  'orderExpired',
  'methodGone',
  'promotionUsed',
  'promotionGone',
  'accountMissing',
  'accountGone',
  'accountLimit',
  'numberFormat',
  'numberMismatch',
  'bankGone',
  'limitReached',
  'limitUsedUp',
  'pinMissing',
  'pinFormat',
  'pinWrong',
  'pinWrongLeft',
  'pinDiffers',
  'pinSame',
  'pinUnset',
  'pictureType',
  'pictureSize',
] as const;
export type FaultKey = (typeof FAULT_KEYS)[number];

/** What the server says of one field; the figures go into its text. */
export interface MoneyFault {
  readonly field: string;
  readonly key: FaultKey;
  /** In the wallet's currency. */
  readonly amounts?: Readonly<Record<string, number>>;
  readonly count?: number;
}

/** Recognises a key of `FAULT_KEYS` among messages that also come from elsewhere. */
export function isFaultKey(key: string): key is FaultKey {
  return (FAULT_KEYS as readonly string[]).includes(key);
}

/** Codes of the server that have another text at a field. */
const BY_FIELD: Readonly<Record<string, FaultKey>> = {
  'amount times': 'timesUsedUp',
  'methodId unknown': 'methodGone',
  'promotionId used': 'promotionUsed',
  'promotionId unknown': 'promotionGone',
  'accountId unknown': 'accountGone',
  'number limit': 'accountLimit',
  'number format': 'numberFormat',
  'number mismatch': 'numberMismatch',
  'bank unknown': 'bankGone',
  'paymentPassword unset': 'pinUnset',
  'newPassword format': 'pinFormat',
};

const fieldsSchema = v.object({ fields: v.record(v.string(), v.string()) });
const figures = v.record(v.string(), v.unknown());

function numbersOf(value: unknown): Record<string, number> {
  const parsed = v.safeParse(figures, value);
  if (!parsed.success) return {};
  return Object.fromEntries(
    Object.entries(parsed.output).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** The server's words for the fields it refused, by name; empty where it names none. */
export function refusedFields(failure: ApiFailure): Readonly<Record<string, string>> {
  if (failure.kind !== 'rejected' || !['validation.failed', 'quota.exceeded'].includes(failure.code)) return {};
  const parsed = v.safeParse(fieldsSchema, failure.value);
  return parsed.success ? parsed.output.fields : {};
}

function fieldFaults(failure: ApiFailure): readonly MoneyFault[] {
  return Object.entries(refusedFields(failure)).map(([field, word]) => ({
    field,
    key: BY_FIELD[`${field} ${word}`] ?? (word === 'required' ? 'required' : 'format'),
  }));
}

function pinFault(value: unknown): MoneyFault {
  const left = numbersOf(value)['triesLeft'];
  if (left === undefined || left <= 0) return { field: 'paymentPassword', key: 'pinWrong' };
  return { field: 'paymentPassword', key: 'pinWrongLeft', count: left };
}

function limitFault(left: number): MoneyFault {
  return { field: 'amount', key: left === 0 ? 'limitUsedUp' : 'limitReached', amounts: { left } };
}

/** What a refusal says of the fields of an order; empty where it is about something else. */
export function moneyFaults(failure: ApiFailure): readonly MoneyFault[] {
  if (failure.kind !== 'rejected') return [];
  const { code, value } = failure;
  const numbers = numbersOf(value);
  if (code === 'validation.failed') return fieldFaults(failure);
  if (code === 'payment_password.wrong') return [pinFault(value)];
  if (code === 'balance.low') return [{ field: 'amount', key: 'balanceLow' }];
  if (code === 'order.expired') return [{ field: 'amount', key: 'orderExpired' }];
  if (code === 'play.limit') return [limitFault(numbers['left'] ?? 0)];
  if (code === 'turnover.unmet') return [{ field: 'amount', key: 'turnoverUnmet', amounts: numbers }];
  if (code !== 'amount.range') return [];
  const isTold = numbers['min'] !== undefined && numbers['max'] !== undefined;
  return [{ field: 'amount', key: isTold ? 'amountRange' : 'amountInvalid', amounts: numbers }];
}
