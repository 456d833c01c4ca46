import type { ReactNode } from 'react';
import { RadioGroup } from 'shared-kit/fields';
import { Controller, FormField, FormProvider } from 'shared-kit/form';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { ACCOUNT_KINDS, type AccountKind } from '../../model/money/payout-account-form';
import { FormFailureNote } from '../form-failure/form-failure';
import { PinField } from '../payment-password-form/pin-field';
import styles from './payout-account-form.module.css';
import { usePayoutAccount } from './use-payout-account';

export interface PayoutAccountFormProps {
  readonly onAdded: () => void;
  /** Without it the form cannot be left. */
  readonly onCancel?: () => void;
}

/** Adds a payout account (R-27; docs/product/money.md#payout-accounts). */
export function PayoutAccountForm({ onAdded, onCancel }: PayoutAccountFormProps): ReactNode {
  const t = useT();
  const { form, faultText, isSending, failure, endRest, submit } = usePayoutAccount(onAdded);
  const plain = { translate: faultText, autoComplete: 'off', spellCheck: false } as const;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Controller
          name="kind"
          control={form.control}
          render={({ field }) => (
            <RadioGroup
              label={t('payout.kind')}
              value={field.value}
              onValueChange={(value) => field.onChange(value as AccountKind)}
              options={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`payout.kinds.${kind}`) }))}
              className={styles.kinds}
            />
          )}
        />
        <FormField name="bank" label={t('payout.bank')} autoCapitalize="words" {...plain} />
        <FormField name="holder" label={t('payout.holder')} autoCapitalize="words" {...plain} autoComplete="name" />
        <FormField name="number" label={t('payout.number')} autoCapitalize="none" {...plain} />
        <PinField name="paymentPassword" label={t('pin.label')} translate={faultText} />
        {failure && <FormFailureNote failure={failure} onRested={endRest} />}
        <div className={styles.actions}>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {t('money.cancel')}
            </Button>
          )}
          <Button type="submit" busy={isSending} disabled={failure?.restsUntil !== undefined}>
            {t('payout.add')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
