import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { AmountField } from 'shared-kit/fields';
import { afterPress } from 'shared-kit/form';
import { useLanguage } from 'shared-kit/remote';
import { Button, Unseen } from 'shared-kit/ui';
import { useCategoryText, useT } from '../../i18n';
import { rateCategories, rateText } from '../../model/accounts/rebate-rates';
import styles from './rate-fields.module.css';
import type { Rates } from './use-rates';

/** Shown where a text is no rate. */
const EXAMPLE_RATE = 0.9;

export interface RateFieldsProps {
  readonly rates: Rates;
  readonly disabled?: boolean;
}

function RateRow({ rates, category, disabled }: RateFieldsProps & { readonly category: string }): ReactNode {
  const t = useT();
  const nameOf = useCategoryText();
  const locale = htmlLanguage(useLanguage());
  const { min = 0, max = 0, step = 0 } = rates.bounds[category] ?? {};
  const name = nameOf(category);
  const fault = rates.faults[category];
  const limits = { min: rateText(min), max: rateText(max) };
  const words = { min, max, step, example: EXAMPLE_RATE };
  return (
    <div className={styles.row}>
      <p className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.range}>{t('rate.range', words)}</span>
      </p>
      <AmountField
        label={`${name}, ${t('rate.range', words)}`}
        labelHidden
        error={fault && t(`rate.${fault}`, words)}
        symbol="%"
        echoHidden
        locale={locale}
        value={rates.values[category] ?? ''}
        onValueChange={(typed) => rates.change(category, typed)}
        onBlur={() => afterPress(() => rates.leave(category))}
        name={`rebates.${category}`}
        {...limits}
        {...(disabled && { disabled })}
        steps={{
          step: rateText(step),
          lessLabel: t('rate.less', { category: name }),
          moreLabel: t('rate.more', { category: name }),
        }}
      />
    </div>
  );
}

/** A rate for every category, in the steps that its bounds allow. */
export function RateFields({ rates, disabled = false }: RateFieldsProps): ReactNode {
  const t = useT();
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Unseen>{t('rate.title')}</Unseen>
      </legend>
      <div className={styles.head}>
        <span className={styles.title} aria-hidden="true">
          {t('rate.title')}
        </span>
        <Button variant="quiet" size="sm" disabled={disabled} onClick={rates.takeMost}>
          {t('rate.most')}
        </Button>
      </div>
      {rateCategories(rates.bounds).map((category) => (
        <RateRow key={category} rates={rates} category={category} disabled={disabled} />
      ))}
    </fieldset>
  );
}
