import type { ReactNode } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import { wallet as walletEndpoint } from 'shared-contracts/api/endpoints/money';
import { htmlLanguage } from 'shared-contracts/language';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useHiddenBalance, useLanguage, useRemoteContext, useWallet, type Wallet } from 'shared-kit/remote';
import { Card } from 'shared-kit/parts';
import { IconButton, MASKED_AMOUNT, RunningMoney } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './wallet-card.module.css';

export interface WalletCardProps {
  readonly tone: 'glow' | 'card';
  /** What can be done with the money. */
  readonly children: ReactNode;
}

function Amount({ wallet, isHidden }: { readonly wallet: Wallet; readonly isHidden: boolean }): ReactNode {
  const language = useLanguage();
  if (wallet.balance === null)
    return <bdi className={styles.unknown}>{wallet.hasFailed && !wallet.isRefreshing ? '--' : MASKED_AMOUNT}</bdi>;
  return (
    <RunningMoney
      amount={wallet.balance}
      symbol={wallet.symbol}
      decimals={wallet.decimals}
      locale={htmlLanguage(language)}
      hidden={isHidden}
      refreshing={wallet.isRefreshing}
      size="display"
      className={styles.amount}
    />
  );
}

/** The balance of all wallets, with the eye that masks it and a refresh (docs/product/money.md#wallet). */
export function WalletCard({ tone, children }: WalletCardProps): ReactNode {
  const t = useT();
  const { overlays, session } = useRemoteContext();
  const wallet = useWallet();
  const [isHidden, toggle] = useHiddenBalance();
  const refresh = async (): Promise<void> => {
    if (await wallet.refresh()) return;
    // Of a session that ended meanwhile the host has told already.
    if (!isSignedIn(session.get())) return;
    if (navigator.onLine) overlays.toast('fail', t('wallet.failed'));
    else overlays.showFailure(apiError(walletEndpoint.id, { kind: 'network', offline: true }));
  };
  return (
    <Card tone={tone} className={styles.wallet} role="group" aria-label={t('wallet.title')}>
      <div className={styles.head}>
        <span className={styles.title}>{t('wallet.title')}</span>
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          iconSize={20}
          label={isHidden ? t('wallet.show') : t('wallet.hide')}
          onClick={toggle}
        />
        <IconButton
          icon="refresh"
          iconSize={20}
          label={t('wallet.refresh')}
          busy={wallet.isRefreshing}
          disabled={wallet.isRefreshing}
          className={styles.refresh}
          onClick={() => void refresh()}
        />
      </div>
      <div className={styles.balance} aria-live="polite">
        <Amount wallet={wallet} isHidden={isHidden} />
      </div>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
