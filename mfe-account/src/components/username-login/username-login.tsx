import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { LoginFrame } from '../login-attempts/login-frame';
import { useLoginAttempts, type LoginAttempts, type LoginOptions } from '../login-attempts/use-login-attempts';
import { useUsernameLogin } from './use-username-login';
import { useRuleText } from '../rule-text/use-rule-text';

export interface UsernameMethodProps {
  readonly attempts: LoginAttempts;
  /** Stands beside the main action: another way in. */
  readonly besideSubmit?: ReactNode;
}

/** The username method of the sign-in form. */
export function UsernameMethod({ attempts, besideSubmit }: UsernameMethodProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { form, isPasswordRemembered, submit } = useUsernameLogin(attempts);
  return (
    <LoginFrame form={form} attempts={attempts} submit={submit} besideSubmit={besideSubmit}>
      <FormField
        name="username"
        label={t('field.username')}
        translate={ruleText}
        prefix={<Icon name="user" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <FormField
        kind="password"
        name="password"
        label={t('field.password')}
        translate={ruleText}
        prefix={<Icon name="lock" />}
        autoComplete="current-password"
        enterKeyHint={attempts.needsCaptcha ? 'next' : 'go'}
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        toggleDisabled={isPasswordRemembered}
      />
    </LoginFrame>
  );
}

export interface UsernameLoginProps extends LoginOptions {
  readonly besideSubmit?: ReactNode;
}

/** The compact sign-in form: username and password only. */
export function UsernameLogin({ besideSubmit, ...options }: UsernameLoginProps): ReactNode {
  return <UsernameMethod attempts={useLoginAttempts(options)} besideSubmit={besideSubmit} />;
}
