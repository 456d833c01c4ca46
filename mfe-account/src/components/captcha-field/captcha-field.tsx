import type { ReactNode } from 'react';
import { codeText } from 'shared-contracts/code-text';
import { FormField } from 'shared-kit/form';
import { Icon, IconButton, Spinner } from 'shared-kit/ui';
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

/** What is asked: the sum itself, where one is asked for as text. */
function useQuestion({ isText, isLoading, sum }: Captcha): string {
  const t = useT();
  if (!isText || isLoading) return t('captcha.hint');
  return sum === undefined ? t('captcha.noText') : t('captcha.question', { sum });
}

/** Fetches another captcha. */
function Refresh({ captcha }: { readonly captcha: Captcha }): ReactNode {
  const t = useT();
  if (captcha.isText)
    return (
      <IconButton icon="refresh" label={t('captcha.refresh')} busy={captcha.isLoading} onClick={captcha.refresh} />
    );
  return (
    <button type="button" className={styles.refresh} aria-label={t('captcha.refresh')} onClick={captcha.refresh}>
      <Picture captcha={captcha} />
    </button>
  );
}

/** Digits from a picture, a tap on which fetches another; or the result of a sum, for who cannot see the picture. */
export function CaptchaField({ name, captcha }: CaptchaFieldProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const question = useQuestion(captcha);
  return (
    <FormField
      name={name}
      label={t('captcha.label')}
      aside={
        <button type="button" className={styles.form} onClick={captcha.changeForm}>
          {t(captcha.isText ? 'captcha.asPicture' : 'captcha.asText')}
        </button>
      }
      hint={<span aria-live="polite">{question}</span>}
      translate={ruleText}
      readAs={codeText}
      inputMode="numeric"
      // Phones fill a one-time code in from an SMS, which this is not.
      autoComplete="off"
      enterKeyHint="go"
      suffix={<Refresh captcha={captcha} />}
    />
  );
}
