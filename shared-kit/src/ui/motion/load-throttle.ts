/** When the next page is asked for (S1 9): 300 px before the end, at most once a second. */
export const INFINITE_SCROLL = { triggerPixels: 300, throttleMilliseconds: 1000 } as const;

/** Milliseconds to wait before the next page may be asked for; 0 when none has been asked for yet. */
export function loadDelay(lastLoadAt: number | undefined, now: number): number {
  if (lastLoadAt === undefined || now < lastLoadAt) return 0;
  return Math.max(0, lastLoadAt + INFINITE_SCROLL.throttleMilliseconds - now);
}
