import { lengthOf } from 'shared-contracts/text-length';
import { type FaultKey, pinError } from 'shared-kit/money';

/** Where a withdrawal can go. */
export const ACCOUNT_KINDS = ['bank', 'ewallet', 'crypto'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

const MAX_NAME = 60;

/** What the form of a payout account holds. */
export interface AccountValues {
  readonly kind: AccountKind;
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  readonly paymentPassword: string;
}

export const EMPTY_ACCOUNT: AccountValues = { kind: 'bank', bank: '', holder: '', number: '', paymentPassword: '' };

/** A number without the spaces and hyphens that it is written with. */
export function plainNumber(number: string): string {
  return number.replace(/[\s-]/g, '');
}

function nameError(typed: string): FaultKey | undefined {
  const name = typed.trim();
  if (name === '') return 'required';
  return lengthOf(name) > MAX_NAME ? 'tooLong' : undefined;
}

function numberError(typed: string): FaultKey | undefined {
  const number = plainNumber(typed);
  if (number === '') return 'required';
  return /^[A-Za-z\d]{6,64}$/.test(number) ? undefined : 'numberFormat';
}

/** Everything wrong with a payout account, by field. */
export function accountErrors(values: AccountValues): Partial<Record<keyof AccountValues, FaultKey>> {
  const errors = {
    bank: nameError(values.bank),
    holder: nameError(values.holder),
    number: numberError(values.number),
    paymentPassword: pinError(values.paymentPassword),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The account as it travels. */
export function accountRequest(values: AccountValues) {
  return {
    kind: values.kind,
    bank: values.bank.trim(),
    holder: values.holder.trim(),
    number: plainNumber(values.number),
    paymentPassword: values.paymentPassword,
  };
}
