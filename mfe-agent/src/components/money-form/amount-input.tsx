import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { AmountField } from 'shared-kit/fields';
import { Controller } from 'shared-kit/form';
import { useLanguage, useSite } from 'shared-kit/remote';

export interface AmountInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly translate: (key: string) => string;
}

/** The field `amount` of the form around it. */
export function AmountInput({ label, hint, translate }: AmountInputProps): ReactNode {
  const locale = htmlLanguage(useLanguage());
  const { currencySymbol } = useSite();
  return (
    <Controller
      name="amount"
      render={({ field, fieldState }) => (
        <AmountField
          label={label}
          hint={hint}
          error={fieldState.error?.message && translate(fieldState.error.message)}
          symbol={currencySymbol}
          locale={locale}
          name={field.name}
          ref={field.ref}
          value={typeof field.value === 'string' ? field.value : ''}
          onValueChange={(value) => field.onChange(value)}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
