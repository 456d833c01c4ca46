import { useCallback, type ReactNode } from 'react';
import { transactions } from 'shared-contracts/api/endpoints/money';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { lastDays } from 'shared-kit/fields';
import { useMoneyText } from 'shared-kit/money';
import { useEvent, useToday } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card, ListRow, TimeText } from 'shared-kit/parts';
import { useT } from '../../i18n';

const SHOWN = 3;

/** Deposits that wait for their money, as the server knows them: they come back after a reload, on any device. */
export function PendingDeposits(): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { from, to } = lastDays(7, useToday());
  const request = {
    kind: 'deposit',
    state: 'pending',
    startDate: from,
    endDate: to,
    pageNo: 1,
    pageSize: SHOWN,
  } as const;
  const { data, refetch } = useEndpoint(transactions, request, { staleTime: 0 });
  useEvent(
    'deposit.ended',
    useCallback(() => void refetch(), [refetch]),
  );
  const waiting = data?.content ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card padding="none" tone="raised" role="group" aria-label={t('deposit.waiting')}>
      {waiting.map(({ id, amount, fee, time }) => (
        <ListRow
          key={id}
          icon="clock"
          title={t('deposit.waitingOne', { amount: moneyText(amount + fee) })}
          detail={<TimeText value={time} />}
          render={(row) => <Link to={href('deposit', { order: id })} {...row} />}
        />
      ))}
    </Card>
  );
}
