import type { FormEvent, ReactNode } from 'react';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { FormField, FormProvider } from 'shared-kit/form';
import { ScreenFrame, useSession } from 'shared-kit/remote';
import { Card, TextField } from 'shared-kit/parts';
import { Button, Icon } from 'shared-kit/ui';
import type { KeyStore } from '../../browser/key-store';
import { useT } from '../../i18n';
import styles from './change-password-screen.module.css';
import { useChangePassword } from './use-change-password';
import { FormFailureNote } from '../../components/form-failure/form-failure';
import { useRuleText } from '../../components/rule-text/use-rule-text';

export interface ChangePasswordScreenProps {
  /** Where the device's key is kept; the browser's own unless a test brings another. */
  readonly shelf?: KeyStore | null;
}

interface FormProps extends ChangePasswordScreenProps {
  readonly session: SignedInState;
}

function ChangePasswordForm({ session, shelf }: FormProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { form, needsOld, isDone, failure, endRest, submit } = useChangePassword(session.userName, shelf);
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSubmitting && !isDone && failure === undefined) submit();
  };
  const common = {
    kind: 'password' as const,
    translate: ruleText,
    prefix: <Icon name="lock" />,
    showLabel: t('field.showPassword'),
    hideLabel: t('field.hidePassword'),
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          name="username"
          label={t('change.account')}
          value={session.userName}
          readOnly
          autoComplete="username"
          prefix={<Icon name="user" />}
        />
        {needsOld && (
          <FormField
            {...common}
            name="oldPassword"
            label={t('field.oldPassword')}
            autoComplete="current-password"
            enterKeyHint="next"
          />
        )}
        <FormField
          {...common}
          name="newPassword"
          label={t('field.newPassword')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <FormField
          {...common}
          name="confirmNewPassword"
          label={t('field.confirmNewPassword')}
          autoComplete="new-password"
          enterKeyHint="go"
        />
        {failure !== undefined && <FormFailureNote failure={failure} onRested={endRest} />}
        <Button type="submit" size="lg" block busy={isSubmitting} disabled={isDone || failure !== undefined}>
          {t('change.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Where a member changes the password (docs/product/accounts.md#change-of-password); the host sends visitors home. */
export function ChangePasswordScreen({ shelf }: ChangePasswordScreenProps): ReactNode {
  const t = useT();
  const session = useSession();
  if (!isSignedIn(session)) return null;
  return (
    <ScreenFrame name="change-password" ready>
      <div className={styles.stage}>
        <p className={styles.text}>{t(session.mustChangePassword ? 'change.forcedText' : 'change.text')}</p>
        <Card className={styles.card}>
          <ChangePasswordForm session={session} {...(shelf !== undefined && { shelf })} />
        </Card>
      </div>
    </ScreenFrame>
  );
}
