/** Milliseconds until something that was last done then may be done again; 0 when it has not been done yet. */
export function throttleDelay(interval: number, lastAt: number | undefined, now: number): number {
  if (lastAt === undefined || now < lastAt) return 0;
  return Math.max(0, lastAt + interval - now);
}
