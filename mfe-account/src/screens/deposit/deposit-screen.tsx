import type { ReactNode } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useSession } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { DepositDesk } from './deposit-desk';
import { DepositOrderView } from './deposit-order-view';

/** Goes to another page in this tab. */
function leaveThisPage(address: string): void {
  window.location.assign(address);
}

export interface DepositScreenProps {
  /** Goes to the page to pay on; the browser's own way by default. */
  readonly leaveTo?: (address: string) => void;
}

/**
 * Deposits: the desk where one is made, or with `order` in the address the one that was made
 * (docs/product/money.md#deposits).
 */
export function DepositScreen({ leaveTo = leaveThisPage }: DepositScreenProps): ReactNode {
  const session = useSession();
  const [query] = useSearchParams();
  const orderId = query.get('order');
  if (!isSignedIn(session)) return null;
  return orderId ? <DepositOrderView key={orderId} id={orderId} /> : <DepositDesk leaveTo={leaveTo} />;
}
