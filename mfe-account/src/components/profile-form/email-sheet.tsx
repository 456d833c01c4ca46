import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { useFirstFocus } from '../confirm-identity/use-first-focus';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import { ChangeForm } from './change-form';
import { ConfirmedSheet } from './confirmed-sheet';
import { useEmailForm, type EmailChange } from './use-email-form';
import { useRuleText } from '../rule-text/use-rule-text';

function EmailForm(change: EmailChange): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { form, sending, submit } = useEmailForm(change);
  useFirstFocus(() => form.setFocus('email'));
  return (
    <ChangeForm form={form} submit={submit} text={t('security.emailText')}>
      <FormField
        name="email"
        label={t('field.email')}
        translate={ruleText}
        prefix={<Icon name="mail" />}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
      />
      <SmsCodeField name="emailCode" label={t('field.emailCode')} sms={sending} enterKeyHint="go" />
    </ChangeForm>
  );
}

export interface EmailSheetProps {
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * Changes the e-mail: a confirmation first, then a code sent to the new address
 * (docs/product/accounts.md#security-centre).
 */
export function EmailSheet({ title, onClose }: EmailSheetProps): ReactNode {
  const t = useT();
  return (
    <ConfirmedSheet title={title} text={t('confirm.forEmail')} onClose={onClose}>
      {(confirmed) => <EmailForm {...confirmed} onSaved={onClose} />}
    </ConfirmedSheet>
  );
}
