import { act, renderHook } from '@testing-library/react';
import { useLyingPhone } from './lying-phone';

it('follows a phone that is turned, until nobody asks', () => {
  const listeners = new Set<() => void>();
  let matches = false;
  const usual = window.matchMedia;
  window.matchMedia = (query) => ({
    ...usual(query),
    matches,
    addEventListener: (_name: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_name: string, listener: unknown) => void listeners.delete(listener as () => void),
  });
  const { result, unmount } = renderHook(() => useLyingPhone());
  expect(result.current).toBe(false);
  matches = true;
  act(() => listeners.forEach((tell) => tell()));
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
  window.matchMedia = usual;
});
