import type { ReactNode } from 'react';
import type { Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { FormProvider } from 'shared-kit/form';
import { OrderDoubt, useMoneyText } from 'shared-kit/money';
import { MoneySheet } from '../../components/money-form/money-sheet';
import { useT } from '../../i18n';
import { periodText } from '../../model/contracts/dividend-period';
import { useWithdrawal } from './use-withdrawal';

export interface WithdrawSheetProps {
  readonly dividend: Dividend;
  readonly onClose: () => void;
}

/** Asks for the payment password and pays the dividend into the wallet. */
export function WithdrawSheet({ dividend, onClose }: WithdrawSheetProps): ReactNode {
  const t = useT();
  const amount = useMoneyText()(dividend.amount);
  const { form, faultText, isSending, notice, submit } = useWithdrawal(dividend, onClose);
  return (
    <FormProvider {...form}>
      <MoneySheet
        title={t('dividend.withdrawTitle')}
        description={t('dividend.withdrawText', { amount, period: periodText(dividend.period) })}
        closeLabel={t('common.close')}
        faultText={faultText}
        doubt={
          notice && <OrderDoubt notice={notice} say={() => t('dividend.doubt')} recordsLabel={t('transfer.records')} />
        }
        submitLabel={t('dividend.confirm', { amount })}
        isSending={isSending}
        onSubmit={submit}
        onClose={onClose}
      />
    </FormProvider>
  );
}
