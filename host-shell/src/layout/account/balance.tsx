import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { useHiddenBalance } from 'shared-kit/remote';
import { RunningMoney, Skeleton } from 'shared-kit/ui';
import { useHost, useHostLanguage, useWallet } from '../../host/use-host';

/** The balance of the frame: masked while hidden or refreshing, two dashes where it is not known. */
export function Balance({ size = 'inherit' }: { readonly size?: 'inherit' | 'title' }): ReactNode {
  const { shared } = useHost();
  const wallet = useWallet();
  const language = useHostLanguage();
  const [isHidden] = useHiddenBalance();
  if (wallet.balance === null) return wallet.hasFailed ? <span>--</span> : <Skeleton shape="text" width={72} />;
  return (
    <RunningMoney
      amount={wallet.balance}
      symbol={wallet.currencySymbol}
      decimals={shared.site.currencyDecimals}
      locale={htmlLanguage(language)}
      size={size}
      tone="accent"
      hidden={isHidden}
      refreshing={wallet.isRefreshing}
    />
  );
}
