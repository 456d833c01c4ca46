/** The ticker's pace (D-47): one step of 1 px per frame, 30 frames a second. */
export const MARQUEE = { framesPerSecond: 30, stepPixels: 1 } as const;

const FRAME_MILLISECONDS = 1000 / MARQUEE.framesPerSecond;

/** A page that slept must not leap on waking. */
const LONGEST_GAP_MILLISECONDS = 250;

export interface MarqueeState {
  /** Pixels the line has moved towards its start. */
  readonly offset: number;
  /** Time not yet spent on a step, milliseconds. */
  readonly remainder: number;
}

export interface MarqueeSizes {
  /** Width of the line of text. */
  readonly content: number;
  /** Width of the window it moves through. */
  readonly frame: number;
}

/**
 * Where the line is after some time. Once it has left the window it comes in again from the end; a display with
 * more frames a second than 30 moves it no faster.
 */
export function advanceMarquee(state: MarqueeState, elapsedMilliseconds: number, sizes: MarqueeSizes): MarqueeState {
  const available = state.remainder + Math.min(elapsedMilliseconds, LONGEST_GAP_MILLISECONDS);
  const frames = Math.floor(available / FRAME_MILLISECONDS);
  const offset = state.offset + frames * MARQUEE.stepPixels;
  const remainder = available - frames * FRAME_MILLISECONDS;
  return { offset: offset >= sizes.content ? -sizes.frame : offset, remainder };
}
