import type { ReactNode } from 'react';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { useEndpoint } from 'shared-kit/data';
import { FormProvider, useWatch } from 'shared-kit/form';
import { useMoneyText } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { useWallet } from 'shared-kit/remote';
import { Button, Skeleton } from 'shared-kit/ui';
import { AmountInput } from '../../components/money-form/amount-input';
import { PinField } from '../../components/money-form/pin-field';
import { PinNeeded } from '../../components/money-form/pin-needed';
import { SendingDoubt } from '../../components/money-form/sending-doubt';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { centsOf } from '../../model/envelope-split';
import styles from './team-screen.module.css';
import { useTransfer, type Transfer } from './use-transfer';

export interface TransferSheetProps {
  readonly username: string;
  readonly onClose: () => void;
}

function TransferForm({
  transfer,
  balance,
}: {
  readonly transfer: Transfer;
  readonly balance: number | null;
}): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { form, faultText, isSending, notice, submit } = transfer;
  const amount = useWatch({ control: form.control, name: 'amount' });
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
        <AmountInput
          label={t('transfer.amount')}
          hint={balance === null ? undefined : t('transfer.available', { amount: moneyText(balance) })}
          translate={faultText}
        />
        <PinField translate={faultText} />
        {notice && <SendingDoubt notice={notice} />}
        <Button type="submit" block busy={isSending}>
          {centsOf(amount) > 0 ? t('transfer.send', { amount: moneyText(amount) }) : t('transfer.sendPlain')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Money from the agent to one subordinate, with the payment password. */
export function TransferSheet({ username, onClose }: TransferSheetProps): ReactNode {
  const t = useT();
  const { balance } = useWallet();
  const member = useEndpoint(memberInfo, {});
  const transfer = useTransfer(username, balance, onClose);
  const close = (isOpen: boolean): void => {
    if (!isOpen && !transfer.isSending) onClose();
  };
  return (
    <Sheet
      open
      title={t('transfer.title', { name: username })}
      closeLabel={t('common.close')}
      dismissible={!transfer.isSending}
      onOpenChange={close}
    >
      {member.isError && !member.data && (
        <PartFailed isRetrying={member.isFetching} onRetry={() => void member.refetch()} />
      )}
      {!member.isError && !member.data && <Skeleton height={200} />}
      {member.data?.hasPaymentPassword === false && <PinNeeded />}
      {member.data?.hasPaymentPassword && <TransferForm transfer={transfer} balance={balance} />}
    </Sheet>
  );
}
