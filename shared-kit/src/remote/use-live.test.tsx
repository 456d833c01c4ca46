import { act, renderHook } from '@testing-library/react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { smallContext } from '../testing/small-context';
import { useLive } from './use-live';

it.each<[EventMap['live.changed'] | undefined, ReturnType<typeof useLive>]>([
  [undefined, { isTold: false, isPolled: false }],
  [
    { mode: 'open', kinds: ['winners', 'jackpot'] },
    { isTold: true, isPolled: false },
  ],
  [
    { mode: 'open', kinds: ['jackpot'] },
    { isTold: false, isPolled: true },
  ],
  [
    { mode: 'paused', kinds: [] },
    { isTold: false, isPolled: false },
  ],
  [
    { mode: 'polling', kinds: [] },
    { isTold: false, isPolled: true },
  ],
])('after %j winners are kept fresh as %j', (change, expected) => {
  const { wrapper, tell } = smallContext({});
  const { result } = renderHook(() => useLive('winners'), { wrapper });
  if (change !== undefined) act(() => tell('live.changed', change));
  expect(result.current).toEqual(expected);
});
