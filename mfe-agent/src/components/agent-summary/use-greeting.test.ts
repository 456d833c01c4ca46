import { act, renderHook } from '@testing-library/react';
import { freezeDate } from 'test-kit/freeze-date';
import { useGreeting } from './use-greeting';

const at = (hour: number) => freezeDate(new Date(2026, 4, 14, hour).getTime());

afterEach(() => jest.useRealTimers());

test.each([
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('is that of the hour in which the page comes back, by %s', (_name, comeBack) => {
  at(9);
  const { result, unmount } = renderHook(useGreeting);
  expect(result.current).toBe('morning');
  at(20);
  expect(result.current).toBe('morning');
  act(() => void comeBack());
  expect(result.current).toBe('evening');
  unmount();
});
