import type { ReactNode } from 'react';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { withdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useEndpoint, notLoadedWord } from 'shared-kit/data';
import { ScreenFrame, useSession, useSite, useWallet } from 'shared-kit/remote';
import { ErrorBlock } from 'shared-kit/ui';
import { usePayoutAccounts } from '../../api/use-payout-accounts';
import { WalletCard } from '../../components/wallet-card/wallet-card';
import { useT } from '../../i18n';
import { LimitsCard } from './limits-card';
import { useWithdrawal } from './use-withdrawal';
import { WithdrawMade } from './withdraw-made';
import styles from './withdraw-screen.module.css';
import { WithdrawSkeleton } from './withdraw-skeleton';
import { WithdrawSteps } from './withdraw-steps';

/** Withdrawals (docs/product/money.md#withdrawals). */
export function WithdrawScreen(): ReactNode {
  return isSignedIn(useSession()) ? <Withdraw /> : null;
}

function Withdraw(): ReactNode {
  const t = useT();
  const { mobileTemplate } = useSite();
  const wallet = useWallet();
  const member = useEndpoint(memberInfo, {});
  const settings = useEndpoint(withdrawalSettings, {}, { staleTime: 0 });
  const accounts = usePayoutAccounts();
  const reads = [member, settings, accounts.read];
  const list = accounts.read.data?.list ?? [];
  const withdrawal = useWithdrawal({
    settings: settings.data,
    accounts: list,
    balance: wallet.balance,
    refresh: () => [settings, accounts.read].forEach((read) => void read.refetch()),
  });
  const hasFailed = reads.some((read) => read.isError && !read.data);
  const isReady = member.data !== undefined && settings.data !== undefined && accounts.read.data !== undefined;
  if (withdrawal.made) {
    return (
      <ScreenFrame name="withdraw" ready>
        <WithdrawMade made={withdrawal.made} onAnother={withdrawal.startOver} />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame name="withdraw" ready={isReady || hasFailed}>
      <div className={styles.stack}>
        <WalletCard tone={mobileTemplate.dep_func === '1' ? 'glow' : 'card'}>
          {settings.data && <LimitsCard settings={settings.data} />}
        </WalletCard>
        {hasFailed && (
          <ErrorBlock
            title={t('withdraw.failedTitle')}
            text={t(`report.${notLoadedWord(reads.find(({ error }) => error)?.error)}`)}
            retryLabel={t('money.retry')}
            retrying={reads.some((read) => read.isFetching)}
            onRetry={() => reads.forEach((read) => read.isError && void read.refetch())}
          />
        )}
        {!hasFailed && !isReady && <WithdrawSkeleton />}
        {!hasFailed && member.data && settings.data && accounts.read.data && (
          <WithdrawSteps
            hasPin={member.data.hasPaymentPassword}
            accounts={list}
            settings={settings.data}
            withdrawal={withdrawal}
          />
        )}
      </div>
    </ScreenFrame>
  );
}
