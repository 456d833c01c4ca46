import type { ReactNode } from 'react';
import { codeText } from 'shared-contracts/code-text';
import { FormField, useFormContext } from 'shared-kit/form';
import { CountdownText } from 'shared-kit/parts';
import { Button, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './sms-code-field.module.css';
import type { CodeSending } from './use-code-sending';
import { useRuleText } from '../rule-text/use-rule-text';

export interface SmsCodeFieldProps {
  /** The field's name in its form. */
  readonly name: string;
  readonly sms: CodeSending;
  /** Where the code does not come by SMS. */
  readonly label?: string;
  readonly enterKeyHint?: 'next' | 'go';
}

/** The button that sends a code; during the wait it shows the remaining seconds (docs/product/accounts.md#sms-codes). */
function SendButton({ sms, onSent }: { readonly sms: CodeSending; readonly onSent: () => void }): ReactNode {
  const t = useT();
  if (sms.endsAt > 0) {
    const words = (seconds: number): string => t('sms.again', { seconds });
    return (
      <CountdownText
        label={t('sms.wait')}
        endsAt={sms.endsAt}
        onEnd={sms.endWait}
        format={words}
        className={styles.wait}
      />
    );
  }
  const send = async (): Promise<void> => {
    if (await sms.send()) onSent();
  };
  return (
    <Button variant="quiet" size="sm" className={styles.send} busy={sms.isSending} onClick={() => void send()}>
      {t('sms.send')}
    </Button>
  );
}

/** The code of an SMS or a mail; phones fill the first in by themselves. */
export function SmsCodeField({ name, sms, label, enterKeyHint = 'next' }: SmsCodeFieldProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { setFocus } = useFormContext();
  return (
    <FormField
      name={name}
      label={label ?? t('field.messageCode')}
      translate={ruleText}
      readAs={codeText}
      {...(sms.isLimited && { hint: <span role="status">{t('failure.rateLimited')}</span> })}
      prefix={<Icon name="shield" />}
      suffix={<SendButton sms={sms} onSent={() => setFocus(name)} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
    />
  );
}
