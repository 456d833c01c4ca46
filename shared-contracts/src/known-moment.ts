const FIRST = Date.UTC(1990, 0);
const LAST = Date.UTC(2200, 0);

/** Whether milliseconds since the epoch can be a moment of a site; zero, minus one and absurd years are none. */
export function isKnownMoment(milliseconds: number): boolean {
  return milliseconds >= FIRST && milliseconds < LAST;
}
