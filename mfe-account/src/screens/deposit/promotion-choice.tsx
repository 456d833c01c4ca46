import type { ReactNode } from 'react';
import type { DepositBonus } from 'shared-contracts/api/endpoints/announcements';
import { Controller, useWatch } from 'shared-kit/form';
import { MoneyFacts, useMoneyText } from 'shared-kit/money';
import { SelectField } from 'shared-kit/parts';
import { useCurrency } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { bonusTerms } from '../../model/money/bonus-terms';
import styles from './deposit-screen.module.css';
import type { DepositForm } from './use-deposit-form';

interface PromotionChoiceProps {
  readonly deposit: DepositForm;
  /** What reaches the wallet; null until an amount is typed. */
  readonly arrives: number | null;
}

interface BonusFactsProps {
  readonly bonus: DepositBonus;
  readonly arrives: number | null;
}

/** What the bonus asks for, told before it is taken. */
function BonusFacts({ bonus, arrives }: BonusFactsProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const terms = arrives === null ? null : bonusTerms(bonus, arrives, decimals);
  return (
    <>
      <MoneyFacts
        facts={[
          { name: t('records.kind.bonus'), value: terms === null ? '–' : moneyText(terms.bonus) },
          { name: t('withdraw.turnoverLeft'), value: terms === null ? '–' : moneyText(terms.toPlay) },
        ]}
      />
      <p className={styles.note}>{t('deposit.bonusTerms', { times: bonus.turnoverTimes })}</p>
    </>
  );
}

/** The promotion of a deposit, if there are any, with the terms of the chosen one. */
export function PromotionChoice({ deposit, arrives }: PromotionChoiceProps): ReactNode {
  const t = useT();
  const chosen = useWatch({ control: deposit.form.control, name: 'promotionId' });
  if (deposit.promotions.length === 0) return null;
  const bonus = deposit.promotions.find(({ id }) => id === chosen)?.depositBonus ?? null;
  return (
    <>
      <Controller
        name="promotionId"
        control={deposit.form.control}
        render={({ field, fieldState }) => (
          <SelectField
            label={t('deposit.promotion')}
            placeholder={t('deposit.noPromotion')}
            options={deposit.promotions.map(({ id, title }) => ({ value: id, label: title }))}
            error={fieldState.error?.message && deposit.faultText(fieldState.error.message)}
            {...field}
          />
        )}
      />
      {bonus !== null && <BonusFacts bonus={bonus} arrives={arrives} />}
    </>
  );
}
