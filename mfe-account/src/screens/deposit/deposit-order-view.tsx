import { useEffect, useState, type ReactNode } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock, Skeleton } from 'shared-kit/ui';
import { useDepositOrder, type DepositWatch } from './use-deposit-order';
import { useT } from '../../i18n';
import { DepositEnd } from './deposit-end';
import styles from './deposit-screen.module.css';
import { DepositWaiting } from './deposit-waiting';

/** Versions of the site are not changed under somebody who is paying. */
function useHoldWhile(isOpen: boolean): void {
  const { release } = useRemoteContext();
  useEffect(() => (isOpen ? release.hold('deposit') : undefined), [release, isOpen]);
}

function OrderContent({ watch }: { readonly watch: DepositWatch }): ReactNode {
  const t = useT();
  const [hasPaid, setHasPaid] = useState(false);
  const { read } = watch;
  if (read.data?.state === 'pending')
    return <DepositWaiting order={read.data} watch={watch} hasPaid={hasPaid} onPaid={() => setHasPaid(true)} />;
  if (read.data) return <DepositEnd order={read.data} />;
  if (read.isPending) {
    return (
      <div className={styles.stack}>
        <Skeleton height={180} />
        <Skeleton height={140} />
        <Skeleton height={48} />
      </div>
    );
  }
  if (failureCode(read.error) === 'not_found') {
    return (
      <EmptyState
        title={t('deposit.unknownOrder')}
        action={
          <Link to={href('deposit')} className={buttonClass()}>
            {t('deposit.another')}
          </Link>
        }
      />
    );
  }
  return (
    <ErrorBlock
      title={t('deposit.orderFailed')}
      text={t(`report.${notLoadedWord(read.error)}`)}
      retryLabel={t('money.retry')}
      retrying={read.isFetching}
      onRetry={watch.askAgain}
    />
  );
}

/** A deposit that was made: how to pay it, and how far it got. */
export function DepositOrderView({ id }: { readonly id: string }): ReactNode {
  const watch = useDepositOrder(id);
  useHoldWhile(watch.read.data?.state === 'pending');
  return (
    <ScreenFrame name="deposit-order" ready={!watch.read.isPending}>
      <OrderContent watch={watch} />
    </ScreenFrame>
  );
}
