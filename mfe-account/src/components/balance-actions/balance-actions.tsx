import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';

export interface BalanceActionsProps {
  /** Told when an action leads away. */
  readonly onNavigate?: () => void;
}

/** Deposit and withdrawal; the gate stops those who may use neither (docs/product/common.md#real-accounts). */
export function BalanceActions({ onNavigate }: BalanceActionsProps): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const go = (path: string): void => {
    onNavigate?.();
    if (mayPass('money')) navigate(path);
  };
  return (
    <>
      <Button variant="accent" startIcon={<Icon name="deposit" />} onClick={() => go(href('deposit'))}>
        {t('wallet.deposit')}
      </Button>
      <Button variant="secondary" startIcon={<Icon name="withdraw" />} onClick={() => go(href('withdraw'))}>
        {t('wallet.withdraw')}
      </Button>
    </>
  );
}
