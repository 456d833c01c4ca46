import { useState } from 'react';
import { cancelDeposit, depositState, transactions } from 'shared-contracts/api/endpoints/money';
import { readAgain, showAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpointScope, useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';

/** Calls a pending deposit off, after a question; what it ended as is shown wherever it is. */
export function useCancelDeposit(): {
  readonly isCancelling: boolean;
  readonly cancel: (id: string) => Promise<void>;
} {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const client = useQueryClient();
  const scope = useEndpointScope();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async (id: string): Promise<void> => {
    if (isCancelling) return;
    const isSure = await overlays.confirm({
      title: t('deposit.cancelTitle'),
      text: t('deposit.cancelText'),
      confirmLabel: t('deposit.cancel'),
      cancelLabel: t('deposit.keep'),
      danger: true,
    });
    if (!isSure) return;
    setCancelling(true);
    try {
      const reply = await http.call(cancelDeposit, { id });
      showAnswer(client, endpointKey(depositState, scope, { id }), reply);
      void readAgain(client, [transactions.id]);
    } catch (error) {
      overlays.showFailure(error);
    } finally {
      setCancelling(false);
    }
  };
  return { isCancelling, cancel };
}
