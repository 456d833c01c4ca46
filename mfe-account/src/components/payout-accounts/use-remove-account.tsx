import { useState, type ReactNode } from 'react';
import type { PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { lateSheet } from 'shared-kit/remote';

const RemoveAccountSheet = lateSheet(() =>
  import(/* webpackChunkName: "remove-account-sheet" */ './remove-account-sheet').then(
    (module) => module.RemoveAccountSheet,
  ),
);

/** Asks before a payout account is removed: `sheet` belongs on the screen, `remove` opens it. */
export function useRemoveAccount(): {
  readonly removingId: string | undefined;
  readonly remove: (account: PayoutAccount) => void;
  readonly sheet: ReactNode;
} {
  const [account, setAccount] = useState<PayoutAccount>();
  const close = (): void => setAccount(undefined);
  return {
    removingId: account?.id,
    remove: setAccount,
    sheet: account && <RemoveAccountSheet account={account} onClose={close} />,
  };
}
