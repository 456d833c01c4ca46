import { useCallback, useState } from 'react';
import type { ApiClient } from 'shared-contracts/api/api-client';
import { playHistory, playSettings, type PlaySettings } from 'shared-contracts/api/endpoints/responsible-play';
import { readAgain, showAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient, type UseQueryResult } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

/** What the member has set, asked anew by every screen: another device may have changed it. */
export function usePlaySettings(): UseQueryResult<PlaySettings, Error> {
  return useEndpoint(playSettings, {}, { staleTime: 0 });
}

/** A change of the settings, one at a time. */
export interface PlayChanging {
  /** Makes the call and shows its answer wherever the settings are; undefined where it failed, which has been said. */
  readonly change: (call: (http: ApiClient) => Promise<PlaySettings>) => Promise<PlaySettings | undefined>;
  readonly isChanging: boolean;
}

/** Changes what the member has set. */
export function useChangePlay(): PlayChanging {
  const { http, overlays } = useRemoteContext();
  const client = useQueryClient();
  const scope = useEndpointScope();
  const [isChanging, setChanging] = useState(false);
  const change = useCallback<PlayChanging['change']>(
    async (call) => {
      setChanging(true);
      try {
        const answer = await call(http);
        showAnswer(client, endpointKey(playSettings, scope, {}), answer);
        void readAgain(client, [playHistory.id]);
        return answer;
      } catch (error) {
        overlays.showFailure(error);
        return undefined;
      } finally {
        setChanging(false);
      }
    },
    [client, http, overlays, scope],
  );
  return { change, isChanging };
}
