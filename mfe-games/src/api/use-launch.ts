import { useCallback, useMemo, useRef, useState } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import type { LaunchTarget } from '../contract';
import { useRemoteContext } from 'shared-kit/remote';

/** Launching as tiles need it. */
export interface Launcher {
  readonly launch: (target: LaunchTarget) => void;
  readonly isLaunching: (target: LaunchKey) => boolean;
}

type LaunchKey = Pick<LaunchTarget, 'vassalage' | 'nodeId' | 'gameCode'>;

/** Lotteries have no node: their code tells them apart. */
function keyOf({ vassalage, nodeId, gameCode }: LaunchKey): string {
  return `${vassalage}/${nodeId ?? gameCode ?? ''}`;
}

/** Asks for launches and knows which one is under way. The same object until that changes. */
export function useLaunch(): Launcher {
  const { intents, overlays } = useRemoteContext();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const launch = useCallback(
    async (target: LaunchTarget): Promise<void> => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setUnderWay(keyOf(target));
      try {
        const answer = await intents.request('launchGame', target);
        // The handler words its own failures; here nobody could be reached at all.
        if (!answer.handled) overlays.showFailure(apiError('launchGame', { kind: 'malformed', detail: answer.reason }));
      } finally {
        isUnderWay.current = false;
        setUnderWay(null);
      }
    },
    [intents, overlays],
  );
  return useMemo(
    () => ({ launch: (target) => void launch(target), isLaunching: (target) => underWay === keyOf(target) }),
    [launch, underWay],
  );
}
