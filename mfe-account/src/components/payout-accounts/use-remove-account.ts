import { useState } from 'react';
import { removePayoutAccount, type PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { failureCode } from 'shared-contracts/api/api-error';
import { useRemoteContext } from 'shared-kit/remote';
import { usePayoutAccountCache } from '../../api/use-payout-accounts';
import { useT } from '../../i18n';

/** Asks, then removes a payout account; one that is gone already is gone. */
export function useRemoveAccount(): {
  readonly removingId: string | undefined;
  readonly remove: (account: PayoutAccount) => Promise<void>;
} {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const { replace, refresh } = usePayoutAccountCache();
  const [removingId, setRemovingId] = useState<string>();
  const remove = async (account: PayoutAccount): Promise<void> => {
    const isSure = await overlays.confirm({
      title: t('payout.removeTitle'),
      text: `${account.bank} ${account.numberMasked}`,
      confirmLabel: t('payout.remove'),
      cancelLabel: t('money.cancel'),
      danger: true,
    });
    if (!isSure) return;
    setRemovingId(account.id);
    try {
      replace(await http.call(removePayoutAccount, { id: account.id }));
    } catch (error) {
      if (failureCode(error) === 'not_found') refresh();
      else overlays.showFailure(error);
    } finally {
      setRemovingId(undefined);
    }
  };
  return { removingId, remove };
}
