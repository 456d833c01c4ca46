import { useMemo } from 'react';
import type { WhitelabelFlag } from 'shared-contracts/flags';
import { useSite } from 'shared-kit/remote';
import { browserKeyStore, type KeyStore } from './key-store';

/** The merchant's flag by which devices remember passwords (docs/product/accounts.md#remembered-login). */
export const KEEPS_PASSWORDS: WhitelabelFlag = 'REMPASS3';

/** Whether the merchant has devices keep passwords; undefined while the site does not say. */
export function useKeepsPasswords(): boolean | undefined {
  return useSite().whitelabel.flags[KEEPS_PASSWORDS];
}

/**
 * Where the device keeps the key of remembered passwords; null where the merchant has none kept, for what can be opened
 * again can be opened by any script of the site. `given` stands in for the browser's own in tests.
 */
export function useKeyStore(given?: KeyStore | null): KeyStore | null {
  const isOn = useKeepsPasswords() === true;
  return useMemo(() => {
    if (!isOn) return null;
    return given === undefined ? browserKeyStore() : given;
  }, [given, isOn]);
}
