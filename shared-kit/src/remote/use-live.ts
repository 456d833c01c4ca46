import { useCallback, useState } from 'react';
import type { EventMap } from 'shared-contracts/events/event-map';
import type { LiveKind } from 'shared-contracts/live/live-messages';
import { useEvent } from './remote-context';

/** How what is on the screen is kept fresh (docs/product/shell.md#live-channel). */
export interface Freshness {
  /** The host announces each change; do not poll. */
  readonly isTold: boolean;
  /** There is no channel for now: ask again after a while. */
  readonly isPolled: boolean;
}

function freshnessOf({ mode, kinds }: EventMap['live.changed'], kind: LiveKind): Freshness {
  const isTold = kinds.includes(kind);
  return { isTold, isPolled: mode === 'polling' || (mode === 'open' && !isTold) };
}

/** Follows whether the live channel tells a kind; neither is true before the host has tried, and on devices that save data. */
export function useLive(kind: LiveKind): Freshness {
  const [freshness, setFreshness] = useState<Freshness>({ isTold: false, isPolled: false });
  const follow = useCallback(
    (change: EventMap['live.changed']) => {
      const next = freshnessOf(change, kind);
      setFreshness((last) => (last.isTold === next.isTold && last.isPolled === next.isPolled ? last : next));
    },
    [kind],
  );
  useEvent('live.changed', follow);
  return freshness;
}
