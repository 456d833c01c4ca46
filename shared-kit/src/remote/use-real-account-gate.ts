import { useCallback } from 'react';
import { moneyGate, realAccountGate } from 'shared-contracts/session/real-account-gate';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useRemoteContext } from './remote-context';

/** True when the user may pass; otherwise they have been told, or were offered a registration. */
export type RealAccountGate = (of: 'money' | 'rest') => boolean;

/**
 * The door for real accounts, for links and buttons that lead through it. Visitors pass: the guard of the page they
 * come to sends them to sign in, with the way back (docs/product/common.md#real-accounts).
 */
export function useRealAccountGate(): RealAccountGate {
  const { session, intents } = useRemoteContext();
  return useCallback(
    (of) => {
      const state = session.get();
      if (!isSignedIn(state)) return true;
      const answer = of === 'money' ? moneyGate(state.type) : realAccountGate(state.type);
      if (answer === 'open') return true;
      void intents.request('showRealAccountGate', { answer });
      return false;
    },
    [session, intents],
  );
}
