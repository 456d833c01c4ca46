import { throttleDelay } from '../scroll/throttle-delay';

/**
 * When pictures start to load: 100 px before they come into view, once they stayed there for 200 ms; which
 * ones came near is looked at every 300 ms at most.
 */
export const LAZY_IMAGE = { thresholdPixels: 100, throttleMilliseconds: 300, delayMilliseconds: 200 } as const;

/** Pictures that came near since the last look. */
const waiting = new Set<() => void>();
let lastLookAt: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function look(): void {
  timer = undefined;
  lastLookAt = Date.now();
  const noticed = [...waiting];
  waiting.clear();
  noticed.forEach((notice) => notice());
}

/** Calls at the next look, which is one for all pictures. Answers the way to be left out of it. */
export function atNextLook(notice: () => void): () => void {
  waiting.add(notice);
  timer ??= setTimeout(look, throttleDelay(LAZY_IMAGE.throttleMilliseconds, lastLookAt, Date.now()));
  return () => void waiting.delete(notice);
}
