import type { ReactNode } from 'react';
import { ListRow } from 'shared-kit/parts';
import { Button, Skeleton } from 'shared-kit/ui';
import { usePayoutAccounts } from '../../api/use-payout-accounts';
import { PayoutAccountRows } from '../../components/payout-accounts/payout-account-rows';
import { useT } from '../../i18n';

/** The payout accounts, masked, and the way to a further one; they fail alone. */
export function AccountRows({ onAdd }: { readonly onAdd: () => void }): ReactNode {
  const t = useT();
  const { read } = usePayoutAccounts();
  if (read.data === undefined && read.isError)
    return (
      <ListRow
        icon="card"
        title={t('security.accountsFailed')}
        end={
          <Button variant="quiet" size="sm" busy={read.isFetching} onClick={() => void read.refetch()}>
            {t('member.retry')}
          </Button>
        }
      />
    );
  return (
    <>
      {read.data === undefined ? (
        <ListRow icon="card" title={<Skeleton width={140} height={15} />} />
      ) : (
        <PayoutAccountRows accounts={read.data.list} />
      )}
      <ListRow icon="plus" title={t('payout.addTitle')} onClick={onAdd} />
    </>
  );
}
