/** Where a surface goes when it is swiped away, on the screen. */
export type SwipeDirection = 'down' | 'left' | 'right';

/** How far a finger must take a surface for it to go. */
export const SWIPE_AWAY_PIXELS = 90;

/** How far along its way out a move of the finger has brought the surface, pixels; 0 for any other way. */
export function swipedBy(direction: SwipeDirection, across: number, down: number): number {
  const along = { down, left: -across, right: across }[direction];
  const aside = direction === 'down' ? Math.abs(across) : Math.abs(down);
  return along > 0 && along > aside ? along : 0;
}
