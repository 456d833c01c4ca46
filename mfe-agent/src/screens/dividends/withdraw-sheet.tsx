import type { ReactNode } from 'react';
import type { Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { useEndpoint } from 'shared-kit/data';
import { FormProvider } from 'shared-kit/form';
import { OrderDoubt, useMoneyText } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { Button, Skeleton } from 'shared-kit/ui';
import { PinField } from '../../components/money-form/pin-field';
import { PinNeeded } from '../../components/money-form/pin-needed';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { periodText } from '../../model/dividend-period';
import styles from './dividends-screen.module.css';
import { useWithdrawal, type Withdrawal } from './use-withdrawal';

export interface WithdrawSheetProps {
  readonly dividend: Dividend;
  readonly onClose: () => void;
}

function WithdrawForm({ withdrawal, amount }: { readonly withdrawal: Withdrawal; readonly amount: string }): ReactNode {
  const t = useT();
  const { form, faultText, isSending, isInDoubt, submit } = withdrawal;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PinField translate={faultText} />
        {isInDoubt && <OrderDoubt text={t('dividend.doubt')} recordsLabel={t('transfer.records')} />}
        <Button type="submit" size="lg" block busy={isSending}>
          {t('dividend.confirm', { amount })}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Asks for the payment password and pays the dividend into the wallet (SC-26, R-83). */
export function WithdrawSheet({ dividend, onClose }: WithdrawSheetProps): ReactNode {
  const t = useT();
  const amount = useMoneyText()(dividend.amount);
  const member = useEndpoint(memberInfo, {});
  const withdrawal = useWithdrawal(dividend, onClose);
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && !withdrawal.isSending && onClose()}
      title={t('dividend.withdrawTitle')}
      description={t('dividend.withdrawText', { amount, period: periodText(dividend.period) })}
      closeLabel={t('common.close')}
      dismissible={!withdrawal.isSending}
    >
      {member.isError && !member.data && (
        <PartFailed isRetrying={member.isFetching} onRetry={() => void member.refetch()} />
      )}
      {!member.isError && !member.data && <Skeleton height={140} />}
      {member.data?.hasPaymentPassword === false && <PinNeeded />}
      {member.data?.hasPaymentPassword && <WithdrawForm withdrawal={withdrawal} amount={amount} />}
    </Sheet>
  );
}
