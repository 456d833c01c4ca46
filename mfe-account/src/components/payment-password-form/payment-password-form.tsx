import type { ReactNode } from 'react';
import { FormProvider } from 'shared-kit/form';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { FormFailureNote } from '../form-failure/form-failure';
import styles from './payment-password-form.module.css';
import { PinField } from './pin-field';
import { usePaymentPassword } from './use-payment-password';

export interface PaymentPasswordFormProps {
  /** One is set already: it is asked for first. */
  readonly hasOld: boolean;
  readonly onSaved: () => void;
}

/** Sets the payment password, or changes it (R-26, SC-15). */
export function PaymentPasswordForm({ hasOld, onSaved }: PaymentPasswordFormProps): ReactNode {
  const t = useT();
  const { form, faultText, isSending, failure, endRest, submit } = usePaymentPassword(hasOld, onSaved);
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
        {hasOld && <PinField name="oldPassword" label={t('pin.old')} translate={faultText} />}
        <PinField name="newPassword" label={t('pin.new')} hint={t('pin.hint')} translate={faultText} />
        <PinField name="confirmPassword" label={t('pin.confirm')} translate={faultText} />
        {failure && <FormFailureNote failure={failure} onRested={endRest} />}
        <Button type="submit" block busy={isSending} disabled={failure?.restsUntil !== undefined}>
          {t(hasOld ? 'pin.change' : 'pin.set')}
        </Button>
      </form>
    </FormProvider>
  );
}
