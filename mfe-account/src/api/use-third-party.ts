import { createContext, useContext, useEffect, useState } from 'react';
import { useSite } from 'shared-kit/remote';
import { importModule, moduleAddress } from './operator-module';
import { NO_THIRD_PARTY, readThirdParty, type ThirdPartySignIn } from './third-party-sign-in';

const Provided = createContext<ThirdPartySignIn | null>(null);
/** Brings a service of its own, for tests. */
export const ThirdPartyProvider = Provided.Provider;

/** The operator's service for signing in, loaded only where the site names one (D-63). */
export function useThirdParty(): ThirdPartySignIn {
  const provided = useContext(Provided);
  const { resources } = useSite();
  const [loaded, setLoaded] = useState(NO_THIRD_PARTY);
  const address = provided === null ? moduleAddress(resources, 'SIGNIN') : null;
  useEffect(() => {
    if (address === null) return undefined;
    let isGone = false;
    // A service that does not load is one that is not there: the other ways in remain.
    const load = async (): Promise<ThirdPartySignIn> => readThirdParty(await importModule(address));
    load()
      .catch(() => NO_THIRD_PARTY)
      .then((service) => !isGone && setLoaded(service))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [address]);
  return provided ?? loaded;
}
