/** Whether a row stands at its ends; both where all of it fits. */
export interface StripEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Whether a row stands at either end. Places are fractions on dense displays and negative right to left. */
export function stripEnds(scrollLeft: number, visibleWidth: number, wholeWidth: number): StripEnds {
  const moved = Math.abs(scrollLeft);
  return { isAtStart: moved <= 1, isAtEnd: moved + visibleWidth >= wholeWidth - 1 };
}
