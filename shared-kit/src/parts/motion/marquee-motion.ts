/** The ticker's pace: one step of 1 px per frame, 30 frames a second. */
export const MARQUEE = { stepsPerSecond: 30, stepPixels: 1 } as const;

/** What decides how a line of text moves. */
export interface MarqueeSizes {
  /** Width of the line of text, whole pixels. */
  readonly content: number;
  /** Width of the window it moves through, whole pixels. */
  readonly frame: number;
}

/** One way of the line through its window: from behind the end until all of it has left; then it begins again. */
export interface MarqueeRound {
  /** Where it begins and ends, pixels from where it stands by itself. */
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly milliseconds: number;
  /** How far into its first round it starts, so that text is visible at once. */
  readonly startsAt: number;
}

/** A line that is read from right to left goes the other way. */
export function marqueeRound({ content, frame }: MarqueeSizes, isRightToLeft: boolean): MarqueeRound {
  const forward = isRightToLeft ? -1 : 1;
  const lasts = (pixels: number): number => ((pixels / MARQUEE.stepPixels) * 1000) / MARQUEE.stepsPerSecond;
  return {
    from: forward * frame,
    to: -forward * content,
    steps: Math.max(1, Math.ceil((content + frame) / MARQUEE.stepPixels)),
    milliseconds: lasts(content + frame),
    startsAt: lasts(frame),
  };
}
