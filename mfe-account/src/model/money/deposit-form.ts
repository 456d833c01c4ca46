import { lengthOf } from 'shared-contracts/text-length';
import { DEPOSIT_PICTURE_MAX_LENGTH, type DepositMethod } from 'shared-contracts/api/endpoints/money';
import type { FaultKey } from 'shared-kit/money';
import { amountError } from './money-amount';

const MAX_TEXT = 200;

/** What the deposit form holds; fields of other methods stay, so that trying a method loses nothing. */
export interface DepositValues {
  readonly methodId: string;
  readonly amount: string;
  /** Empty: without a promotion. */
  readonly promotionId: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The chosen method, or the first; undefined where the merchant has none. */
export function methodOf(methods: readonly DepositMethod[], methodId: string): DepositMethod | undefined {
  return methods.find(({ id }) => id === methodId) ?? methods[0];
}

function fieldError(field: DepositMethod['fields'][number], typed: string): FaultKey | undefined {
  const value = typed.trim();
  if (value === '') return field.required ? 'required' : undefined;
  if (field.kind === 'image') return value.length > DEPOSIT_PICTURE_MAX_LENGTH ? 'pictureSize' : undefined;
  return lengthOf(value) > MAX_TEXT ? 'tooLong' : undefined;
}

/** Everything wrong with a deposit, by field; the fields of the method as `fields.<name>`. */
export function depositErrors(
  method: DepositMethod | undefined,
  values: DepositValues,
  decimals: number,
): Record<string, FaultKey> {
  if (!method) return {};
  const errors: Record<string, FaultKey> = {};
  const amount = amountError(values.amount, method, decimals);
  if (amount) errors['amount'] = amount;
  for (const field of method.fields) {
    const error = fieldError(field, values.fields[field.name] ?? '');
    if (error) errors[`fields.${field.name}`] = error;
  }
  return errors;
}

/** The fields of the form, by the names that errors have. */
export function depositFields(method: DepositMethod): readonly string[] {
  return ['methodId', 'amount', 'promotionId', ...method.fields.map(({ name }) => `fields.${name}`)];
}

/** The order as it travels: only the fields that the method asks for, and of those the filled ones. */
export function depositRequest(method: DepositMethod, values: DepositValues) {
  const filled = method.fields
    .map(({ name }) => [name, (values.fields[name] ?? '').trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    methodId: method.id,
    amount: Number(values.amount),
    ...(values.promotionId !== '' && { promotionId: values.promotionId }),
    fields: Object.fromEntries(filled),
  };
}
