import { useCallback, useMemo, useRef, useState } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import type { LaunchTarget } from '../contract';
import { useRemoteContext } from 'shared-kit/remote';
import { untilGone } from '../browser/until-gone';
import { launchKey, type LaunchKey } from '../model/launch/launch-key';

/** Launching as tiles need it. */
export interface Launcher {
  readonly launch: (target: LaunchTarget) => void;
  readonly isLaunching: (target: LaunchKey) => boolean;
}

/**
 * Asks for launches and knows which one is under way: that of the latest tap, until its game takes the page's place. The
 * same object until that changes.
 */
export function useLaunch(): Launcher {
  const { intents, overlays } = useRemoteContext();
  const waiting = useRef<readonly string[]>([]);
  const [underWay, setUnderWay] = useState<string>();
  const launch = useCallback(
    async (target: LaunchTarget): Promise<void> => {
      const key = launchKey(target);
      if (waiting.current.at(-1) === key) return;
      const setWaiting = (keys: readonly string[]): void => {
        waiting.current = keys;
        setUnderWay(keys.at(-1));
      };
      setWaiting([...waiting.current, key]);
      try {
        const answer = await intents.request('launchGame', target);
        // The handler reports its own failures; here no handler could be loaded.
        if (!answer.handled) overlays.showFailure(apiError('launchGame', { kind: 'malformed', detail: answer.reason }));
        else if (answer.result === 'opened') await untilGone();
      } finally {
        setWaiting(waiting.current.filter((other) => other !== key));
      }
    },
    [intents, overlays],
  );
  return useMemo(
    () => ({ launch: (target) => void launch(target), isLaunching: (target) => underWay === launchKey(target) }),
    [launch, underWay],
  );
}
