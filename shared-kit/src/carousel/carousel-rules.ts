/** How a carousel moves by itself. The rest begins at the end of a move: else two long moves would leave none. */
export interface AutoplayTimes {
  readonly restMilliseconds: number;
  readonly moveMilliseconds: number;
}

/** Milliseconds until the next move: the rest begins when the move before it has ended. */
export function waitBeforeMove({ restMilliseconds, moveMilliseconds }: AutoplayTimes, moves: number): number {
  return moves > 0 ? moveMilliseconds + restMilliseconds : restMilliseconds;
}

/** What keeps a carousel from moving by itself. */
export interface CarouselHolds {
  /** A finger, a pointer or the keyboard is on it. */
  readonly isTouched: boolean;
  /** It, or the whole page, is out of sight. */
  readonly isHidden: boolean;
  readonly isPaused: boolean;
  readonly prefersStill: boolean;
}

/** Whether more is there than is shown at once; only then it goes round, moves, and has controls. */
export function canMove(count: number, visible: number): boolean {
  return count > Math.floor(visible);
}

/** Whether it moves by itself now. */
export function isMoving(count: number, visible: number, holds: CarouselHolds): boolean {
  return canMove(count, visible) && !holds.isTouched && !holds.isHidden && !holds.isPaused && !holds.prefersStill;
}

/**
 * How many times the slides stand in the row, so that it can go round: there must be enough of them on both sides
 * of what is shown.
 */
export function roundsOf(count: number, visible: number): number {
  if (count === 0 || !canMove(count, visible)) return 1;
  return Math.ceil((2 * Math.ceil(visible) + 2) / count);
}

/** The slide that stands at a place of the row. */
export function slideAt(place: number, count: number): number {
  return count === 0 ? 0 : ((place % count) + count) % count;
}

/** Where an arrow key leads; undefined for other keys. */
export function keyStep(key: string, isRightToLeft: boolean): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}

/** Whether a place of the row is whole in the view while another one stands first; one that looks in is not. */
export function isInView(place: number, first: number, visible: number, length: number): boolean {
  return (place - first + length) % length < Math.max(1, Math.floor(visible));
}
