import { act } from '@testing-library/react';
import type { RemoteRelease } from '../boot/live-releases';

/** A page's view of one section whose release a test turns: `live` as the page's releases are, `turn` gives it another. */
export function watchedRelease(now: { release: RemoteRelease }) {
  const listeners = new Set<() => void>();
  const live = {
    remote: () => now.release,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const turn = (next: RemoteRelease): void =>
    act(() => {
      now.release = next;
      listeners.forEach((listener) => listener());
    });
  return { live, turn };
}
