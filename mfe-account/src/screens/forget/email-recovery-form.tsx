import { useState, type FormEvent, type ReactNode } from 'react';
import { recoverByEmail } from 'shared-contracts/api/endpoints/recovery';
import { href } from 'shared-contracts/paths';
import { FormField, FormProvider, useRevalidation, useSchemaForm } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useNavigate } from 'shared-kit/router';
import { Button, Icon } from 'shared-kit/ui';
import { FormFailureNote } from '../../components/form-failure/form-failure';
import { useT } from '../../i18n';
import { emailRecoverySchema, type EmailRecovery } from '../../model/security/forgot-form';
import type { FormFailure } from '../../model/login/login-failure';
import { saidOf } from '../../components/form-failure/said-of';
import { useRuleText } from '../../components/rule-text/use-rule-text';
import styles from './forget-screen.module.css';

/** One step back; who came to this page first goes to sign in. */
function useBack(): () => void {
  const { navigate } = useRemoteContext();
  const step = useNavigate();
  return () => {
    const { state } = window.history as { readonly state: { readonly idx?: number } | null };
    if ((state?.idx ?? 0) > 0) void step(-1);
    else navigate(href('login'), { replace: true });
  };
}

/** Asks for a recovery e-mail; the answer never tells whether the account exists. */
export function EmailRecoveryForm(): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { http, overlays } = useRemoteContext();
  const back = useBack();
  const [failure, setFailure] = useState<FormFailure>();
  const form = useSchemaForm(emailRecoverySchema, {
    defaultValues: { username: '', email: '' },
    kept: { as: 'recovery email', fields: ['username', 'email'] },
  });
  useRevalidation(form);
  const { isSubmitting } = form.formState;
  const isResting = failure !== undefined;

  const send = async (values: EmailRecovery): Promise<void> => {
    try {
      await http.call(recoverByEmail, values);
      form.forget();
      overlays.toast('long', t('forgot.mailed'));
      back();
    } catch (error) {
      const said = saidOf(error);
      if (said?.restsUntil === undefined) overlays.showFailure(error);
      else setFailure(said);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting && !isResting) void form.handleSubmit(send)();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
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
          name="email"
          label={t('field.email')}
          translate={ruleText}
          prefix={<Icon name="mail" />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
        />
        {failure !== undefined && <FormFailureNote failure={failure} onRested={() => setFailure(undefined)} />}
        <Button type="submit" size="lg" block busy={isSubmitting} disabled={isResting}>
          {t('forgot.submitEmail')}
        </Button>
      </form>
    </FormProvider>
  );
}
