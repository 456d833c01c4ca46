import { type FormEvent, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { FormField, FormProvider } from 'shared-kit/form';
import { Button, Checkbox, Icon } from 'shared-kit/ui';
import { useRuleText, useT } from '../../i18n';
import { TextLink } from '../auth-stage/text-link';
import { CaptchaField } from '../captcha-field/captcha-field';
import { useUsernameLogin, type UsernameLoginOptions } from './use-username-login';
import styles from './username-login.module.css';

export interface UsernameLoginProps extends UsernameLoginOptions {
  /** Stands beside the main action: another way in. */
  readonly besideSubmit?: ReactNode;
}

/** The username method of the sign-in form. */
export function UsernameLogin({ besideSubmit, ...options }: UsernameLoginProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { form, needsCaptcha, captcha, failure, isPasswordRemembered, submit } = useUsernameLogin(options);
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting) submit();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
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
          enterKeyHint="go"
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          toggleDisabled={isPasswordRemembered}
        />
        {needsCaptcha && <CaptchaField name="captcha" captcha={captcha} />}
        {options.remembers && (
          <div className={styles.options}>
            <Checkbox label={t('login.remember')} {...form.register('remember')} />
            <TextLink to={href('forget')} tone="quiet">
              {t('login.forgot')}
            </TextLink>
          </div>
        )}
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            <Icon name="alert" size={18} />
            {t(`login.failure.${failure}`)}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" size={options.remembers ? 'lg' : 'md'} block busy={isSubmitting}>
            {t('login.submit')}
          </Button>
          {besideSubmit}
        </div>
      </form>
    </FormProvider>
  );
}
