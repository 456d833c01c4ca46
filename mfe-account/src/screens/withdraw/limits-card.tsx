import type { ReactNode } from 'react';
import type { WithdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { MoneyFacts, useMoneyText } from 'shared-kit/money';
import { MASKED_AMOUNT } from 'shared-kit/ui';
import { useHiddenBalance } from 'shared-kit/remote';
import { useT } from '../../i18n';
import styles from './withdraw-screen.module.css';

/** What may leave, what is still to be played first, and how often more today. */
export function LimitsCard({ settings }: { readonly settings: WithdrawalSettings }): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const [isHidden] = useHiddenBalance();
  const { withdrawable, turnoverLeft, timesLeft } = settings;
  const amount = (value: number): string => (isHidden ? MASKED_AMOUNT : moneyText(value));
  return (
    <div className={styles.limits}>
      <MoneyFacts
        facts={[
          { name: t('withdraw.withdrawable'), value: amount(withdrawable) },
          { name: t('withdraw.turnoverLeft'), value: amount(turnoverLeft) },
          ...(timesLeft === null ? [] : [{ name: t('withdraw.timesLeft'), value: timesLeft }]),
        ]}
      />
      {turnoverLeft > 0 && <p className={styles.note}>{t('withdraw.turnoverText')}</p>}
    </div>
  );
}
