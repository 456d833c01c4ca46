import { act, renderHook } from '@testing-library/react';
import { smallContext } from '../testing/small-context';
import { useToday } from './use-today';

function follow(timeZone: string, now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  const info = { timeZone };
  const { wrapper } = smallContext({ site: { info: () => info as never, subscribe: () => () => undefined } });
  return renderHook(useToday, { wrapper });
}

afterEach(() => jest.useRealTimers());

it.each([
  ['Asia/Manila', '2026-11-22'],
  ['America/New_York', '2026-11-21'],
])('is the day it is in %s, wherever the phone is', (timeZone, day) => {
  expect(follow(timeZone, '2026-11-21T16:30:00Z').result.current).toBe(day);
});

it.each([
  ['Asia/Manila', '2026-11-21T15:59:50Z', '2026-11-21', '2026-11-22'],
  ['America/New_York', '2026-11-02T04:59:50Z', '2026-11-01', '2026-11-02'],
  ['Europe/Berlin', '2026-03-29T21:59:50Z', '2026-03-29', '2026-03-30'],
])('goes on by itself at midnight in %s', (timeZone, now, before, after) => {
  const { result } = follow(timeZone, now);
  act(() => jest.advanceTimersByTime(9_000));
  expect(result.current).toBe(before);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(after);
  act(() => jest.advanceTimersByTime(25 * 60 * 60 * 1000));
  expect(result.current > after).toBe(true);
});

it('is right as soon as a page that slept is looked at', () => {
  const { result } = follow('Asia/Manila', '2026-11-21T15:00:00Z');
  jest.setSystemTime(new Date('2026-11-23T03:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-23');
});

it('ends its wait with the component', () => {
  const { unmount } = follow('Asia/Manila', '2026-11-21T15:00:00Z');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
