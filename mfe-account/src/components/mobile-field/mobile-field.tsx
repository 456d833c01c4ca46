import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { DialingCodeField } from 'shared-kit/fields';
import { FormField } from 'shared-kit/form';
import { useLanguage, useRemoteContext } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import type { DialingChoice } from './use-dialing-country';
import { useT } from '../../i18n';
import { useOwnPrefix } from './use-own-prefix';
import { useRuleText } from '../rule-text/use-rule-text';
import styles from './mobile-field.module.css';

/** Room for a number as people write it, with its prefix and spaces (docs/product/accounts.md). */
const MOBILE_LENGTH = 20;

export interface MobileFieldProps {
  /** The field's name in its form. */
  readonly name: string;
  readonly label: string;
  readonly choice: DialingChoice;
  readonly onLeave?: () => void;
}

/** A phone number, with its country beside it. */
export function MobileField({ name, label, choice, onLeave }: MobileFieldProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const { site } = useRemoteContext();
  const locale = htmlLanguage(useLanguage());
  const choose = useOwnPrefix(name, choice);
  const texts = {
    title: t('country.title'),
    search: t('country.search'),
    clearSearch: t('country.clear'),
    found: (count: number) => t('country.found', { count }),
    none: t('country.none'),
    close: t('country.close'),
  };
  return (
    <div className={styles.frame}>
      <div className={styles.row}>
        <DialingCodeField
          label={t('country.label')}
          countries={choice.countries}
          value={choice.country?.code ?? ''}
          onValueChange={choose}
          texts={texts}
          locale={locale}
          disabled={choice.countries.length === 0}
          flagSources={(code) => site.imageBases().map((base) => `${base}/images/flag/${code.toLowerCase()}.png`)}
        />
        <FormField
          name={name}
          label={label}
          translate={ruleText}
          {...(onLeave && { onLeave })}
          type="tel"
          maxLength={MOBILE_LENGTH}
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
        />
        {choice.hasFailed && (
          <p role="status" className={styles.failed}>
            <span>{t('country.failed')}</span>
            <Button variant="quiet" size="sm" onClick={choice.retry}>
              {t('register.retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
