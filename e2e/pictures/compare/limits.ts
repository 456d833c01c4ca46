import type { Difference } from './difference';

/** How far apart pictures may be before they are no longer taken for the same. */
interface Limits {
  readonly mean: number;
  readonly worst: number;
}

/**
 * A screen. Bright letters whose edges another machine smooths in its own way come to 15 in a square of text; a line
 * that is gone comes to 25 and more, as does a button or another colour. The mean catches what is little everywhere: a
 * tone of the ground, a shadow over all.
 */
export const SCREEN_LIMITS: Limits = { mean: 1.5, worst: 18 };

/** The page of letters: nothing on it but text, so that other fonts are told by less than would fail a screen. */
export const LETTER_LIMITS: Limits = { mean: 1.5, worst: 15 };

/** A page with nothing on it but its ground stays below this; a screen of a few lines has four times as much. */
export const BLANK_BELOW = 4;

/** Whether two pictures are the same to a person who looks at them. */
export function isAlike({ mean, worst }: Difference, limits: Limits = SCREEN_LIMITS): boolean {
  return mean <= limits.mean && worst <= limits.worst;
}
