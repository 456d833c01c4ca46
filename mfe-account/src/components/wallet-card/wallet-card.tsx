import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { useHiddenBalance, useLanguage, useRemoteContext } from 'shared-kit/remote';
import { Card, IconButton, Money, MASKED_AMOUNT } from 'shared-kit/ui';
import { useWallet, type Wallet } from '../../api/use-wallet';
import { useT } from '../../i18n';
import styles from './wallet-card.module.css';

export interface WalletCardProps {
  readonly tone: 'glow' | 'card';
  /** What can be done with the money. */
  readonly children: ReactNode;
}

function Amount({ wallet, isHidden }: { readonly wallet: Wallet; readonly isHidden: boolean }): ReactNode {
  const language = useLanguage();
  const isMasked = isHidden || wallet.isRefreshing;
  if (wallet.balance === null)
    return <bdi className={styles.unknown}>{wallet.hasFailed && !wallet.isRefreshing ? '--' : MASKED_AMOUNT}</bdi>;
  return (
    <Money
      amount={wallet.balance}
      symbol={wallet.symbol}
      locale={htmlLanguage(language)}
      masked={isMasked}
      size="display"
      className={styles.amount}
    />
  );
}

/** The balance of all wallets, with the eye that masks it and a refresh (S1 2.9, D-48). */
export function WalletCard({ tone, children }: WalletCardProps): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const wallet = useWallet();
  const [isHidden, toggle] = useHiddenBalance();
  const refresh = async (): Promise<void> => {
    if (!(await wallet.refresh())) overlays.toast('fail', t('wallet.failed'));
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
