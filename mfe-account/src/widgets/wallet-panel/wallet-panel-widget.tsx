import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { BalanceActions } from '../../components/balance-actions/balance-actions';
import { WalletCard } from '../../components/wallet-card/wallet-card';
import { useT } from '../../i18n';

export interface WalletPanelProps {
  /** Told when an entry leads away, so that the panel closes. */
  readonly onNavigate: () => void;
}

/** The bottom menu's wallet panel: balance, Deposit, Withdraw, Transactions. */
export function WalletPanelWidget({ onNavigate }: WalletPanelProps): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const openTransactions = (): void => {
    onNavigate();
    if (mayPass('rest')) navigate(href('transactions'));
  };
  return (
    <WalletCard tone="glow">
      <BalanceActions onNavigate={onNavigate} />
      <Button variant="quiet" block startIcon={<Icon name="history" size={18} />} onClick={openTransactions}>
        {t('wallet.transactions')}
      </Button>
    </WalletCard>
  );
}
