import type { PayoutKind, PayoutProvider } from 'shared-contracts/api/endpoints/member';
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

/** What the form is held against besides its own rules. */
export interface AccountFacts {
  /** The operator's banks, wallets and networks; none: they are typed. */
  readonly kinds?: readonly PayoutKind[];
  /** The holder is the name on record, and is not typed. */
  readonly hasRealName?: boolean;
}

/** What can be chosen for a kind of account; empty where its name is typed. */
export function providersOf(kinds: readonly PayoutKind[], kind: string): readonly PayoutProvider[] {
  return kinds.find((one) => one.kind === kind)?.providers ?? [];
}

function providerError(providers: readonly PayoutProvider[], bank: string): FaultKey | undefined {
  return providers.length === 0 || providers.some(({ name }) => name === bank) ? undefined : 'bankGone';
}

/** A pattern of the operator that does not compile counts as none. */
function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return true;
  }
}

function numberError(providers: readonly PayoutProvider[], { bank, number }: AccountValues): FaultKey | undefined {
  const pattern = providers.find(({ name }) => name === bank)?.pattern;
  if (pattern === undefined) return undefined;
  return fits(pattern, v.parse(PAYOUT_TEXTS.number, number)) ? undefined : 'numberMismatch';
}

/** Everything wrong with a payout account, by field. */
export function accountErrors(
  values: AccountValues,
  { kinds = [], hasRealName = false }: AccountFacts = {},
): Partial<Record<keyof AccountValues, FaultKey>> {
  const providers = providersOf(kinds, values.kind);
  const errors = {
    bank: textError('bank', values.bank) ?? providerError(providers, values.bank),
    holder: hasRealName ? undefined : textError('holder', values.holder),
    number: textError('number', values.number) ?? numberError(providers, values),
    paymentPassword: pinError(values.paymentPassword),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The account as it travels; throws where {@link accountErrors} finds something. */
export function accountRequest(values: AccountValues, hasRealName = false) {
  return {
    kind: values.kind,
    bank: v.parse(PAYOUT_TEXTS.bank, values.bank),
    ...(!hasRealName && { holder: v.parse(PAYOUT_TEXTS.holder, values.holder) }),
    number: v.parse(PAYOUT_TEXTS.number, values.number),
    paymentPassword: values.paymentPassword,
  };
}
