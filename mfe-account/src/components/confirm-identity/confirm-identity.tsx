import type { FormEvent, ReactNode } from 'react';
import { FormField, FormProvider } from 'shared-kit/form';
import { Button, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { FormFailureNote } from '../form-failure/form-failure';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import formStyles from '../sheet-form/sheet-form.module.css';
import styles from './confirm-identity.module.css';
import type { ConfirmationWay } from '../../model/security/confirmation';
import type { CodeSending } from '../sms-code-field/use-code-sending';
import { useConfirmIdentity } from './use-confirm-identity';
import { useRuleText } from '../rule-text/use-rule-text';

export interface ConfirmIdentityProps {
  /** What the confirmation is for. */
  readonly text: string;
  /** Without it “Continue”. */
  readonly submitLabel?: string;
  readonly danger?: boolean;
  /** The one way that is good for it; without it the login password, or a code to the phone. */
  readonly by?: Exclude<ConfirmationWay, 'password'>;
  readonly onConfirmed: (confirmation: string) => Promise<void> | void;
}

/** What proves who it is. */
function Proof({ way, sending }: { readonly way: ConfirmationWay; readonly sending: CodeSending }): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  if (way === 'code') return <SmsCodeField name="proof" sms={sending} enterKeyHint="go" />;
  const common = {
    name: 'proof',
    translate: ruleText,
    prefix: <Icon name="lock" />,
    showLabel: t('field.showPassword'),
    hideLabel: t('field.hidePassword'),
    enterKeyHint: 'go',
    'data-autofocus': '',
  } as const;
  if (way === 'paymentPassword') return <FormField {...common} kind="pin" label={t('pin.label')} />;
  return <FormField {...common} kind="password" label={t('security.loginPassword')} autoComplete="current-password" />;
}

/** Asks for the login password, or for a code to the proven phone, before something sensitive is changed. */
export function ConfirmIdentity({
  text,
  submitLabel,
  danger = false,
  by,
  onConfirmed,
}: ConfirmIdentityProps): ReactNode {
  const t = useT();
  const { form, way, choose, phone, sending, failure, endRest, submit } = useConfirmIdentity(onConfirmed, by);
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
        <Proof way={way} sending={sending} />
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
        {phone !== '' && by === undefined && (
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
