import { useCallback } from 'react';
import { moneyGate, realAccountGate } from 'shared-contracts/session/real-account-gate';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useRemoteContext } from './remote-context';

/** True when the way is free; otherwise the person has been told, or was offered a registration (D-04). */
export type RealAccountGate = (of: 'money' | 'rest') => boolean;

/**
 * The door for real accounts, for links and buttons that lead through it. Visitors pass: the guard of the page they
 * come to sends them to sign in, with the way back (D-04, D-21).
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
