import { BANK_NAME_MAX_LENGTH, PAYOUT_TEXTS } from 'shared-contracts/payout-account';
import { REAL_NAME_MAX_LENGTH } from 'shared-contracts/person-name';
import { lengthOf } from 'shared-contracts/text-length';
import * as v from 'shared-kit/schema';
import { type FaultKey, pinError } from 'shared-kit/money';

/** Where a withdrawal can go. */
export const ACCOUNT_KINDS = ['bank', 'ewallet', 'crypto'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What the form of a payout account holds. */
export interface AccountValues {
  readonly kind: AccountKind;
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  readonly paymentPassword: string;
}

export const EMPTY_ACCOUNT: AccountValues = { kind: 'bank', bank: '', holder: '', number: '', paymentPassword: '' };

type Text = keyof typeof PAYOUT_TEXTS;

const LONGEST: Readonly<Partial<Record<Text, number>>> = { bank: BANK_NAME_MAX_LENGTH, holder: REAL_NAME_MAX_LENGTH };

function textError(field: Text, typed: string): FaultKey | undefined {
  if (typed.trim() === '') return 'required';
  if (v.safeParse(PAYOUT_TEXTS[field], typed).success) return undefined;
  if (field === 'number') return 'numberFormat';
  return lengthOf(typed) > (LONGEST[field] ?? Infinity) ? 'tooLong' : 'format';
}

/** Everything wrong with a payout account, by field. */
export function accountErrors(values: AccountValues): Partial<Record<keyof AccountValues, FaultKey>> {
  const errors = {
    bank: textError('bank', values.bank),
    holder: textError('holder', values.holder),
    number: textError('number', values.number),
    paymentPassword: pinError(values.paymentPassword),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The account as it travels; throws where {@link accountErrors} finds something. */
export function accountRequest(values: AccountValues) {
  return {
    kind: values.kind,
    bank: v.parse(PAYOUT_TEXTS.bank, values.bank),
    holder: v.parse(PAYOUT_TEXTS.holder, values.holder),
    number: v.parse(PAYOUT_TEXTS.number, values.number),
    paymentPassword: values.paymentPassword,
  };
}
