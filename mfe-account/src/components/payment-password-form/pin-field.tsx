import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { useT } from '../../i18n';
import { PIN_LENGTH } from '../../model/payment-password';

export interface PinFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly translate: (key: string) => string;
}

/** A payment password: digits, never offered to the browser to remember beside the one of the account. */
export function PinField({ name, label, hint, translate }: PinFieldProps): ReactNode {
  const t = useT();
  return (
    <FormField
      kind="password"
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      showLabel={t('field.showPassword')}
      hideLabel={t('field.hidePassword')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PIN_LENGTH}
      data-1p-ignore=""
      translate={translate}
    />
  );
}
