import { createContext, useContext, useMemo } from 'react';
import { useSite } from 'shared-kit/remote';
import { operatorBridge } from './operator-bridge';
import { readThirdParty, type ThirdPartySignIn } from './third-party-sign-in';

const Provided = createContext<ThirdPartySignIn | null>(null);
/** Brings a service of its own, for tests. */
export const ThirdPartyProvider = Provided.Provider;

/** The operator's sign-in service, if the site's resources name one (docs/product/accounts.md#third-parties). */
export function useThirdParty(): ThirdPartySignIn {
  const provided = useContext(Provided);
  const { resources } = useSite();
  const found = useMemo(() => readThirdParty(operatorBridge(resources, 'SIGNIN')), [resources]);
  return provided ?? found;
}
