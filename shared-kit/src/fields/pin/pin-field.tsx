import type { ChangeEvent, ReactNode } from 'react';
import { joinedDigits } from 'shared-contracts/code-text';
import { PasswordField, type PasswordFieldProps } from '../../parts/field/password-field';
import { PIN_LENGTH } from './pin-length';

export type PinFieldProps = Omit<PasswordFieldProps, 'inputMode' | 'autoComplete' | 'maxLength'>;

/** A payment password: digits of any script, never offered to the browser to remember beside the one of the account. */
export function PinField({ onChange, ...props }: PinFieldProps): ReactNode {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    // Read before it is cut: a pasted password may bring spaces, direction marks, and words around it.
    const digits = joinedDigits(event.target.value).replace(/\D/g, '').slice(0, PIN_LENGTH);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };
  return <PasswordField {...props} onChange={change} inputMode="numeric" autoComplete="off" data-1p-ignore="" />;
}
