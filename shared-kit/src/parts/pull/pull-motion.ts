/** How a list is pulled: it follows the finger ever more slowly, and lets go for good past the threshold. */
export const PULL = { thresholdPixels: 64, furthestPixels: 112 } as const;

/** How far the content follows a finger that moved down by so many pixels. */
export function pulledBy(fingerPixels: number): number {
  if (!(fingerPixels > 0)) return 0;
  return PULL.furthestPixels * (1 - Math.exp(-fingerPixels / (PULL.furthestPixels * 1.6)));
}

/** Whether letting go now asks for a refresh. */
export function isPulledEnough(pulledPixels: number): boolean {
  return pulledPixels >= PULL.thresholdPixels;
}

/** Whether a move of the finger is a pull: more down than aside. */
export function isPull(acrossPixels: number, downPixels: number): boolean {
  return downPixels > 0 && downPixels > Math.abs(acrossPixels);
}
