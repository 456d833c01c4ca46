import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { lateSheet, useRemoteContext, useSite } from 'shared-kit/remote';
import { PillTabs } from 'shared-kit/parts';
import { useT } from '../../i18n';
import type { RememberedMethod } from '../../model/login/remembered-login';
import { SocialSignIn } from '../social-sign-in/social-sign-in';
import { UsernameMethod } from '../username-login/username-login';
import styles from './login-form.module.css';
import { useLoginAttempts, type LoginAttempts, type LoginOptions } from '../login-attempts/use-login-attempts';

/** Most sites offer no SMS: its fields come when they are shown. */
const SmsMethod = lateSheet<{ readonly attempts: LoginAttempts; readonly onLost: () => void }>(
  () => import(/* webpackChunkName: "sms-login" */ '../sms-login/sms-login').then((module) => module.SmsMethod),
  ({ onLost }) => onLost(),
);

/** The full sign-in form: the chosen method and the third parties (docs/product/accounts.md#login). */
export function LoginForm(options: LoginOptions): ReactNode {
  const t = useT();
  const { flags, navigate } = useRemoteContext();
  useSite();
  const attempts = useLoginAttempts(options);
  const hasSms = flags.isOn('MOBILEVERCODELOGIN3');
  const [chosen, setChosen] = useState<RememberedMethod>(() => (attempts.logins.find('sms') ? 'sms' : 'username'));
  const method = hasSms ? chosen : 'username';
  const choose = (value: string): void => {
    if (value === method) return;
    attempts.turn();
    setChosen(value === 'sms' ? 'sms' : 'username');
  };
  return (
    <div className={styles.methods}>
      {hasSms && (
        <PillTabs
          variant="segment"
          label={t('login.method')}
          value={method}
          onValueChange={choose}
          tabs={[
            { value: 'username', label: t('login.byUsername'), icon: 'user' },
            { value: 'sms', label: t('login.bySms'), icon: 'phone' },
          ]}
        />
      )}
      {method === 'sms' ? (
        <SmsMethod attempts={attempts} onLost={() => setChosen('username')} />
      ) : (
        <UsernameMethod attempts={attempts} />
      )}
      <SocialSignIn attempts={attempts} onUnknown={() => navigate(href('register'))} />
    </div>
  );
}
