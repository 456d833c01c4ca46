import type { ReactNode } from 'react';
import { MoneyFacts, useMoneyText } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { useCurrency } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { afterFee } from '../../model/money/money-amount';
import { chosenAccount } from './use-withdrawal';
import styles from './withdraw-screen.module.css';
import type { WithdrawFormProps } from './withdraw-form';

/** The withdrawal once more, before it is sent. */
export function WithdrawReview({ accounts, settings, withdrawal }: Omit<WithdrawFormProps, 'onAdd'>): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const { asked, isSending, cancel, confirm } = withdrawal;
  const account = chosenAccount(accounts, asked?.accountId ?? '');
  const amount = asked?.amount ?? '0';
  return (
    <Sheet
      open={asked !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSending) cancel();
      }}
      dismissible={!isSending}
      title={t('withdraw.reviewTitle')}
      footer={
        <div className={styles.answers}>
          <Button variant="secondary" disabled={isSending} onClick={cancel}>
            {t('money.cancel')}
          </Button>
          <Button busy={isSending} onClick={confirm}>
            {t('withdraw.submit', { amount: moneyText(amount) })}
          </Button>
        </div>
      }
    >
      <MoneyFacts
        facts={[
          { name: t('withdraw.account'), value: account ? `${account.bank} ${account.numberMasked}` : '' },
          { name: t('withdraw.amount'), value: moneyText(amount) },
          { name: t('money.fee'), value: moneyText(settings.fee) },
          { name: t('withdraw.receive'), value: moneyText(afterFee(amount, settings.fee, decimals)), isMain: true },
        ]}
      />
    </Sheet>
  );
}
