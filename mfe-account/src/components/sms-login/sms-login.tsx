import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { LoginFrame } from '../login-attempts/login-frame';
import type { LoginAttempts } from '../login-attempts/use-login-attempts';
import { MobileField } from '../mobile-field/mobile-field';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import { useSmsLogin } from './use-sms-login';

/** The SMS method of the sign-in form; only with the flag MOBILEVERCODELOGIN3. */
export function SmsMethod({ attempts }: { readonly attempts: LoginAttempts }): ReactNode {
  const t = useT();
  const { form, choice, sms, submit } = useSmsLogin(attempts);
  return (
    <LoginFrame form={form} attempts={attempts} submit={submit}>
      <MobileField name="mobile" label={t('field.mobile')} choice={choice} />
      <SmsCodeField name="code" sms={sms} enterKeyHint={attempts.needsCaptcha ? 'next' : 'go'} />
    </LoginFrame>
  );
}
