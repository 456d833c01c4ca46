import { act } from '@testing-library/react';
import type { EventMap } from 'shared-contracts/events/event-map';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useLive } from './use-live';

it.each<[EventMap['live.changed'] | undefined, ReturnType<typeof useLive>]>([
  [undefined, { isTold: false, isPolled: false }],
  [{ mode: 'open', kinds: ['winners', 'jackpot'] }, { isTold: true, isPolled: false }],
  [{ mode: 'open', kinds: ['jackpot'] }, { isTold: false, isPolled: true }],
  [{ mode: 'paused', kinds: [] }, { isTold: false, isPolled: false }],
  [{ mode: 'polling', kinds: [] }, { isTold: false, isPolled: true }],
])('after %j winners are kept fresh as %j', (change, expected) => {
  const context = fakeContext({ name: 'mfe-games' });
  const { result } = renderHookInSite(() => useLive('winners'), { context });
  if (change !== undefined) act(() => context.tell('live.changed', change));
  expect(result.current).toEqual(expected);
});
