import type { ReactNode } from 'react';
import { PIN_LENGTH } from '../money/payment-password';
import { PasswordField, type PasswordFieldProps } from '../parts/field/password-field';

export type PinFieldProps = Omit<PasswordFieldProps, 'inputMode' | 'autoComplete' | 'maxLength'>;

/** A payment password: digits, never offered to the browser to remember beside the one of the account. */
export function PinField(props: PinFieldProps): ReactNode {
  return <PasswordField {...props} inputMode="numeric" autoComplete="off" maxLength={PIN_LENGTH} data-1p-ignore="" />;
}
