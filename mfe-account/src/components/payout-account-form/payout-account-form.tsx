import type { ReactNode } from 'react';
import { RadioGroup } from 'shared-kit/fields';
import { Controller, FormField, FormProvider, useWatch } from 'shared-kit/form';
import { TextField } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { ACCOUNT_KINDS, providersOf, type AccountKind } from '../../model/money/payout-account-form';
import { FormFailureNote } from '../form-failure/form-failure';
import { ForgotPin } from '../payment-password-form/forgot-pin';
import { PinField } from '../payment-password-form/pin-field';
import styles from './payout-account-form.module.css';
import { ProviderField } from './provider-field';
import { usePayoutAccount } from './use-payout-account';

export interface PayoutAccountFormProps {
  readonly onAdded: () => void;
  /** Without it the form cannot be left. */
  readonly onCancel?: () => void;
}

/** Adds a payout account (R-27; docs/product/money.md#payout-accounts). */
export function PayoutAccountForm({ onAdded, onCancel }: PayoutAccountFormProps): ReactNode {
  const t = useT();
  const { form, realName, kinds, faultText, isSending, failure, endRest, submit } = usePayoutAccount(onAdded);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const providers = providersOf(kinds, kind);
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
              onValueChange={(value) => {
                field.onChange(value as AccountKind);
                // A bank is no network: what was chosen and typed for the one is nothing for the other.
                form.resetField('bank', { defaultValue: '' });
                form.resetField('number', { defaultValue: '' });
              }}
              options={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`payout.kinds.${kind}`) }))}
              className={styles.kinds}
            />
          )}
        />
        {providers.length > 0 ? (
          <ProviderField label={t(`payout.providers.${kind}`)} providers={providers} translate={faultText} />
        ) : (
          <FormField name="bank" label={t('payout.bank')} autoCapitalize="words" enterKeyHint="next" {...plain} />
        )}
        {realName === '' ? (
          <FormField
            name="holder"
            label={t('payout.holder')}
            hint={t('payout.holderFirst')}
            autoCapitalize="words"
            enterKeyHint="next"
            {...plain}
            autoComplete="name"
          />
        ) : (
          <TextField label={t('payout.holder')} hint={t('payout.holderBound')} value={realName} readOnly />
        )}
        <FormField
          name="number"
          label={t(`payout.numbers.${kind}`)}
          autoCapitalize="none"
          inputMode={kind === 'crypto' ? 'text' : 'numeric'}
          enterKeyHint="next"
          {...plain}
        />
        <PinField name="paymentPassword" label={t('pin.label')} translate={faultText} />
        <ForgotPin />
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
