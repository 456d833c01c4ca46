/** How much of the way a value has come, 0 to 1; 0 for what is no number or has no end. */
export function progressShare(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(1, value / max);
}
