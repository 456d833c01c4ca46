import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { htmlLanguage } from 'shared-contracts/language';
import { AmountField, type AmountFieldProps } from '../fields/amount/amount-field';
import { afterPress } from '../form/after-press';
import { useLanguage } from '../remote/remote-context';
import { useCurrency } from '../remote/use-currency';

export type MoneyFieldProps = Omit<AmountFieldProps, 'symbol' | 'decimals' | 'locale'>;

/** An amount of the wallet: the merchant's currency, read and written as the page's language does. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  const locale = htmlLanguage(useLanguage());
  return <AmountField {...props} {...useCurrency()} locale={locale} />;
}

export interface MoneyFormFieldProps extends Omit<
  MoneyFieldProps,
  'value' | 'onValueChange' | 'onBlur' | 'name' | 'ref' | 'error'
> {
  /** Turns the key that the schema gave as its message into words. */
  readonly translate: (key: string) => string;
}

/** The field `amount` of the form around it. */
export function MoneyFormField({ translate, ...props }: MoneyFormFieldProps): ReactNode {
  return (
    <Controller
      name="amount"
      render={({ field, fieldState }) => (
        <MoneyField
          {...props}
          error={fieldState.error?.message && translate(fieldState.error.message)}
          name={field.name}
          ref={field.ref}
          value={typeof field.value === 'string' ? field.value : ''}
          onValueChange={(value) => field.onChange(value)}
          onBlur={() => afterPress(field.onBlur)}
        />
      )}
    />
  );
}
