import type { ReactNode } from 'react';
import type { PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { ListRow } from 'shared-kit/parts';
import { IconButton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { accountIcon } from './account-icon';
import { useRemoveAccount } from './use-remove-account';

/** The payout accounts as rows that can be removed. */
export function PayoutAccountRows({ accounts }: { readonly accounts: readonly PayoutAccount[] }): ReactNode {
  const t = useT();
  const { removingId, remove, sheet } = useRemoveAccount();
  const rows = accounts.map((account) => (
    <ListRow
      key={account.id}
      icon={accountIcon(account.kind)}
      title={`${account.bank} ${account.numberMasked}`}
      detail={account.holderMasked}
      end={
        <IconButton
          icon="trash"
          iconSize={20}
          label={t('payout.removeOne', { account: `${account.bank} ${account.numberMasked}` })}
          disabled={removingId !== undefined}
          onClick={() => remove(account)}
        />
      }
    />
  ));
  return (
    <>
      {rows}
      {sheet}
    </>
  );
}
