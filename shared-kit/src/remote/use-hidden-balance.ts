import { useCallback, useSyncExternalStore } from 'react';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useRemoteContext } from './remote-context';

/** A server masks nothing: it knows of no balance. */
const openly = (): boolean => false;

/** Whether balances are masked, and a function to switch it; the choice lasts the session. */
export function useHiddenBalance(): readonly [isHidden: boolean, toggle: () => void] {
  const { storage } = useRemoteContext();
  const subscribe = useCallback(
    (listener: () => void) => storage.watchSession(SESSION_KEY.hideBalance, listener),
    [storage],
  );
  const read = (): boolean => storage.getSession(SESSION_KEY.hideBalance) === '1';
  const isHidden = useSyncExternalStore(subscribe, read, openly);
  const toggle = useCallback(() => {
    if (storage.getSession(SESSION_KEY.hideBalance) === '1') storage.removeSession(SESSION_KEY.hideBalance);
    else storage.setSession(SESSION_KEY.hideBalance, '1');
  }, [storage]);
  return [isHidden, toggle];
}
