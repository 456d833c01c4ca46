import { renderHook } from '@testing-library/react';
import { smallContext } from '../testing/small-context';
import { useToday } from './use-today';

it.each([
  ['Asia/Manila', '2026-11-22'],
  ['America/New_York', '2026-11-21'],
])('is the day it is in %s, wherever the phone is', (timeZone, day) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:30:00Z') });
  const info = { timeZone };
  const { wrapper } = smallContext({ site: { info: () => info as never, subscribe: () => () => undefined } });
  expect(renderHook(useToday, { wrapper }).result.current).toBe(day);
});
