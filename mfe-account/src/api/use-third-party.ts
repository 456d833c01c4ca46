import { createContext, useContext, useMemo } from 'react';
import { useSite } from 'shared-kit/remote';
import { operatorBridge } from './operator-bridge';
import { readThirdParty, type ThirdPartySignIn } from './third-party-sign-in';

const Provided = createContext<ThirdPartySignIn | null>(null);
/** Brings a service of its own, for tests. */
export const ThirdPartyProvider = Provided.Provider;

/** The operator's service for signing in, where the site names one (D-63). */
export function useThirdParty(): ThirdPartySignIn {
  const provided = useContext(Provided);
  const { resources } = useSite();
  const found = useMemo(() => readThirdParty(operatorBridge(resources, 'SIGNIN')), [resources]);
  return provided ?? found;
}
