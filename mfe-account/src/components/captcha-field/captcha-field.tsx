import type { ReactNode } from 'react';
import { codeText } from 'shared-contracts/code-text';
import { FormField } from 'shared-kit/form';
import { Icon, Spinner } from 'shared-kit/ui';
import type { Captcha } from '../../api/use-captcha';
import { useT } from '../../i18n';
import { useRuleText } from '../rule-text/use-rule-text';
import styles from './captcha-field.module.css';

export interface CaptchaFieldProps {
  /** The field's name in its form. */
  readonly name: string;
  readonly captcha: Captcha;
}

function Picture({ captcha }: { readonly captcha: Captcha }): ReactNode {
  const t = useT();
  if (captcha.isLoading) return <Spinner size={20} />;
  if (captcha.picture === undefined) {
    return (
      <span className={styles.failed}>
        <Icon name="refresh" size={16} />
        <span>{t('captcha.failed')}</span>
      </span>
    );
  }
  return <img className={styles.picture} src={captcha.picture} alt={t('captcha.picture')} />;
}

/** Digits from a picture; a tap on the picture fetches another. */
export function CaptchaField({ name, captcha }: CaptchaFieldProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const refresh = (
    <button type="button" className={styles.refresh} aria-label={t('captcha.refresh')} onClick={captcha.refresh}>
      <Picture captcha={captcha} />
    </button>
  );
  return (
    <FormField
      name={name}
      label={t('captcha.label')}
      hint={t('captcha.hint')}
      translate={ruleText}
      readAs={codeText}
      inputMode="numeric"
      // Phones fill a one-time code in from an SMS, which this is not.
      autoComplete="off"
      enterKeyHint="go"
      suffix={refresh}
    />
  );
}
