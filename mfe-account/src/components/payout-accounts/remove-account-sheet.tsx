import type { ReactNode } from 'react';
import { removePayoutAccount, type PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { failureCode } from 'shared-contracts/api/api-error';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { usePayoutAccountCache } from '../../api/use-payout-accounts';
import { useT } from '../../i18n';
import { ForgotPin } from '../payment-password-form/forgot-pin';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity';

export interface RemoveAccountSheetProps {
  readonly account: PayoutAccount;
  readonly onClose: () => void;
}

/** Removes a payout account of whoever knows the payment password; one that is gone already is gone. */
export function RemoveAccountSheet({ account, onClose }: RemoveAccountSheetProps): ReactNode {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const { replace, refresh } = usePayoutAccountCache();
  const remove = async (confirmation: string): Promise<void> => {
    try {
      replace(await http.call(removePayoutAccount, { id: account.id, confirmation }));
    } catch (error) {
      if (failureCode(error) !== 'not_found') return overlays.showFailure(error);
      refresh();
    }
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payout.removeTitle')}
      closeLabel={t('report.close')}
    >
      <ConfirmIdentity
        text={t('confirm.forRemoval', { account: `${account.bank} ${account.numberMasked}` })}
        by="paymentPassword"
        submitLabel={t('payout.remove')}
        danger
        onConfirmed={remove}
      />
      <ForgotPin />
    </Sheet>
  );
}
