import type { FormEvent, ReactNode } from 'react';
import { FormField, FormProvider } from 'shared-kit/form';
import { Button, Icon } from 'shared-kit/ui';
import { FormFailureNote } from '../../components/form-failure/form-failure';
import { MobileField } from '../../components/mobile-field/mobile-field';
import { SmsCodeField } from '../../components/sms-code-field/sms-code-field';
import { useT } from '../../i18n';
import styles from './forget-screen.module.css';
import { usePhoneRecovery } from './use-phone-recovery';
import { useRuleText } from '../../components/rule-text/use-rule-text';

/** A new password, proven by a code to the phone. */
export function PhoneRecoveryForm(): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { form, choice, sms, failure, endRest, canSend, submit } = usePhoneRecovery();
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting && canSend) submit();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <MobileField name="mobile" label={t('field.mobile')} choice={choice} />
        <SmsCodeField name="code" sms={sms} />
        <FormField
          kind="password"
          name="password"
          label={t('field.newPassword')}
          hint={t('register.passwordHint')}
          translate={ruleText}
          prefix={<Icon name="lock" />}
          autoComplete="new-password"
          enterKeyHint="go"
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
        />
        {failure !== undefined && <FormFailureNote failure={failure} onRested={endRest} />}
        <Button type="submit" size="lg" block busy={isSubmitting} disabled={!canSend}>
          {t('forgot.submitPhone')}
        </Button>
      </form>
    </FormProvider>
  );
}
