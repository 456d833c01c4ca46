import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'shared-kit/form';
import { MoneyFormField, useMoneyText } from 'shared-kit/money';
import { useWallet } from 'shared-kit/remote';
import { MoneySheet } from '../../components/money-form/money-sheet';
import { SendingDoubt } from '../../components/money-form/sending-doubt';
import { useT } from '../../i18n';
import { typedUnits } from '../../model/red-envelopes/envelope-split';
import { useTransfer } from './use-transfer';

export interface TransferSheetProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** Money from the agent to one subordinate, with the payment password. */
export function TransferSheet({ username, onClose }: TransferSheetProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { balance, decimals } = useWallet();
  const { form, faultText, isSending, notice, submit } = useTransfer(username, { balance, decimals }, onClose);
  const amount = useWatch({ control: form.control, name: 'amount' });
  return (
    <FormProvider {...form}>
      <MoneySheet
        title={t('transfer.title', { name: username })}
        closeLabel={t('common.close')}
        fields={
          <MoneyFormField
            label={t('transfer.amount')}
            hint={balance === null ? undefined : t('transfer.available', { amount: moneyText(balance) })}
            translate={faultText}
          />
        }
        faultText={faultText}
        doubt={notice && <SendingDoubt notice={notice} />}
        submitLabel={
          typedUnits(amount, decimals) > 0 ? t('transfer.send', { amount: moneyText(amount) }) : t('transfer.sendPlain')
        }
        isSending={isSending}
        onSubmit={submit}
        onClose={onClose}
      />
    </FormProvider>
  );
}
