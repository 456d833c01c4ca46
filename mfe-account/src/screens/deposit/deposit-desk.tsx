import type { ReactNode } from 'react';
import { depositMethods } from 'shared-contracts/api/endpoints/money';
import { href } from 'shared-contracts/paths';
import { useEndpoint, notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useSite } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { WalletCard } from '../../components/wallet-card/wallet-card';
import { useT } from '../../i18n';
import { DepositFormView } from './deposit-form-view';
import type { DepositScreenProps } from './deposit-screen';
import styles from './deposit-screen.module.css';
import { DepositSkeleton } from './deposit-skeleton';
import { PendingDeposits } from './pending-deposits';
import { useDepositForm } from './use-deposit-form';

/** Where a deposit is made: balance, open deposits, method, amount (docs/product/money.md#deposits). */
export function DepositDesk({ leaveTo }: Required<DepositScreenProps>): ReactNode {
  const t = useT();
  const { mobileTemplate } = useSite();
  const read = useEndpoint(depositMethods, {});
  const methods = read.data?.list ?? [];
  const deposit = useDepositForm(methods, leaveTo);
  const template = mobileTemplate.dep_func === '1' ? 'new' : 'base';
  return (
    <ScreenFrame name="deposit" ready={!read.isPending} template={template}>
      <div className={styles.stack}>
        <WalletCard tone={template === 'new' ? 'glow' : 'card'}>
          <Link to={href('transactions')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('money.records')}
          </Link>
        </WalletCard>
        <PendingDeposits />
        {read.isPending && <DepositSkeleton />}
        {read.isError && (
          <ErrorBlock
            title={t('deposit.failedTitle')}
            text={t(`report.${notLoadedWord(read.error)}`)}
            retryLabel={t('money.retry')}
            retrying={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        )}
        {read.data && methods.length === 0 && (
          <EmptyState
            title={t('deposit.noMethod')}
            action={
              <Link to={href('service')} className={buttonClass({ variant: 'secondary' })}>
                {t('money.service')}
              </Link>
            }
          />
        )}
        {deposit.method && <DepositFormView deposit={deposit} methods={methods} template={template} />}
      </div>
    </ScreenFrame>
  );
}
