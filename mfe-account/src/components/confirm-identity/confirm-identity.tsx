import type { FormEvent, ReactNode } from 'react';
import { FormField, FormProvider } from 'shared-kit/form';
import { Button, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { FormFailureNote } from '../form-failure/form-failure';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import formStyles from '../sheet-form/sheet-form.module.css';
import styles from './confirm-identity.module.css';
import { useConfirmIdentity } from './use-confirm-identity';
import { useRuleText } from '../rule-text/use-rule-text';

export interface ConfirmIdentityProps {
  /** What the confirmation is for. */
  readonly text: string;
  /** Without it “Continue”. */
  readonly submitLabel?: string;
  readonly danger?: boolean;
  readonly onConfirmed: (confirmation: string) => Promise<void> | void;
}

/** Asks for the login password, or for a code to the proven phone, before something sensitive is changed. */
export function ConfirmIdentity({ text, submitLabel, danger = false, onConfirmed }: ConfirmIdentityProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { form, way, choose, phone, sending, failure, endRest, submit } = useConfirmIdentity(onConfirmed);
  const { isSubmitting } = form.formState;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // A sheet is inside the form that opened it, for React.
    event.stopPropagation();
    if (!isSubmitting) submit();
  };
  const other = way === 'password' ? t('confirm.byCode', { phone }) : t('confirm.byPassword');
  return (
    <FormProvider {...form}>
      <form className={formStyles.form} noValidate onSubmit={send} aria-label={t('confirm.title')}>
        <div className={styles.head}>
          <Icon name="shield" size={20} className={styles.sign} />
          <div>
            <h3 className={styles.title}>{t('confirm.title')}</h3>
            <p className={formStyles.text}>{text}</p>
          </div>
        </div>
        {way === 'password' ? (
          <FormField
            kind="password"
            name="proof"
            label={t('security.loginPassword')}
            translate={ruleText}
            prefix={<Icon name="lock" />}
            showLabel={t('field.showPassword')}
            hideLabel={t('field.hidePassword')}
            autoComplete="current-password"
            enterKeyHint="go"
            data-autofocus=""
          />
        ) : (
          <SmsCodeField name="proof" sms={sending} enterKeyHint="go" />
        )}
        {failure && <FormFailureNote failure={failure} onRested={endRest} />}
        <Button
          type="submit"
          size="lg"
          block
          variant={danger ? 'danger' : 'primary'}
          busy={isSubmitting}
          disabled={failure?.restsUntil !== undefined}
        >
          {submitLabel ?? t('confirm.submit')}
        </Button>
        {phone !== '' && (
          <Button
            variant="quiet"
            block
            disabled={isSubmitting}
            onClick={() => choose(way === 'password' ? 'code' : 'password')}
          >
            {other}
          </Button>
        )}
      </form>
    </FormProvider>
  );
}
