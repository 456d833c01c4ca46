import { useEffect, useEffectEvent, useState } from 'react';
import type { Winner } from 'shared-contracts/api/endpoints/game-entities';
import { winners } from 'shared-contracts/api/endpoints/games';
import type { EventMap } from 'shared-contracts/events/event-map';
import { useLive, useRemoteContext } from 'shared-kit/remote';
import { winnersRequest } from '../model/lists/list-requests';
import { withWins, type WinnerRing } from '../model/home/winner-ring';
import { useCatalogue } from './use-catalogue';

/** How often winners are asked for where nobody tells them, ms. */
export const WINNERS_EVERY_MS = 60_000;

/** The latest winners: null while they load, none where they cannot be read. */
export function useWinners(): readonly Winner[] | null {
  const { events } = useRemoteContext();
  const { isPolled } = useLive('winners');
  const { data, isError } = useCatalogue(winners, winnersRequest, {
    everyMilliseconds: isPolled ? WINNERS_EVERY_MS : undefined,
  });
  const [told, setTold] = useState<{ readonly read: typeof data; readonly ring: WinnerRing } | null>(null);
  const ring = told?.read === data ? told?.ring : undefined;
  const add = useEffectEvent(({ list }: EventMap['winners.added']) => {
    if (data !== undefined) setTold({ read: data, ring: withWins(ring ?? { list: data.list, replaced: 0 }, list) });
  });
  useEffect(() => events.on('winners.added', (added) => add(added)), [events]);
  return ring?.list ?? data?.list ?? (isError ? [] : null);
}
