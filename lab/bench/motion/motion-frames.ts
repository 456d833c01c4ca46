import { COMPOSITED } from 'e2e/support/motion/watch-properties';
import type { FrameWork, WorkRecord } from '../frames/frame-work';
import { median } from 'services/figures/statistics';
import { MOTION_MARKS } from './mark-motion';

/** A frame of a phone's display, ms: work that is longer makes the next one late. */
export const FRAME_MS = 1000 / 60;

/** The frames of one time that something moved. */
export interface MotionFrames {
  /** What brought it on: the longest frame before it began; 0 where it goes on by itself. */
  readonly mounting: number;
  /** Work of each frame while it moved, ms. */
  readonly moving: readonly number[];
}

/** Tells the frames of a motion from those before and after it; one that goes on by itself has all of them. */
export function motionFrames({ frames, marks }: WorkRecord, isOngoing = false): MotionFrames {
  const [begin = isOngoing ? 0 : Infinity] = marks
    .filter(({ name }) => name === MOTION_MARKS.begin)
    .map(({ at }) => at);
  const end = marks.filter(({ name }) => name === MOTION_MARKS.end).at(-1)?.at ?? Infinity;
  const works = (some: readonly FrameWork[]): readonly number[] => some.map(({ ms }) => ms);
  return {
    mounting: Math.max(0, ...works(frames.filter(({ to }) => to < begin))),
    moving: works(frames.filter(({ from, to }) => to >= begin && from <= end)),
  };
}

/** What several times of a motion come to. */
export interface MotionFigures {
  readonly name: string;
  /** The compositor goes on by itself while the page works; what follows a finger waits for the page. */
  readonly drawnBy: 'compositor' | 'page';
  readonly frames: number;
  readonly median: number;
  readonly longest: number;
  /** Frames while it moved whose work was longer than a frame of the display. */
  readonly late: number;
  readonly mounting: number;
  /** Properties that moved. */
  readonly properties: readonly string[];
}

/** Puts several times of a motion together. */
export function motionFigures(
  { name, drawnBy }: Pick<MotionFigures, 'name' | 'drawnBy'>,
  rounds: readonly MotionFrames[],
  properties: readonly string[],
): MotionFigures {
  const moving = rounds.flatMap((round) => round.moving);
  return {
    name,
    drawnBy,
    frames: moving.length,
    median: median(moving),
    longest: Math.max(0, ...moving),
    late: moving.filter((ms) => ms > FRAME_MS).length,
    mounting: Math.max(0, ...rounds.map(({ mounting }) => mounting)),
    properties: [...new Set(properties)].toSorted(),
  };
}

/** A row of the table. */
export function motionRow({ name, drawnBy, frames, properties, ...figures }: MotionFigures): readonly string[] {
  const ms = (figure: number): string => (frames === 0 ? '–' : figure.toFixed(1));
  const { late, mounting } = figures;
  const moved = properties.length === 0 ? '–' : properties.map((property) => `\`${property}\``).join(', ');
  return [name, drawnBy, String(frames), ms(figures.median), ms(figures.longest), String(late), ms(mounting), moved];
}

/** Of the frames that the page draws itself, so many may be late. */
const LATE_SHARE = 0.05;

/** What motions promise and did not keep; nothing where they kept all. */
export function brokenMotions(all: readonly MotionFigures[]): readonly string[] {
  return all.flatMap(({ name, drawnBy, frames, late, properties }) => {
    const others = properties.filter((property) => !COMPOSITED.includes(property));
    if (others.length > 0) return [`${name}: moves ${others.join(', ')}`];
    if (frames === 0) return [`${name}: was not seen to move`];
    const isLate = drawnBy === 'page' && late > frames * LATE_SHARE;
    return isLate ? [`${name}: ${late} of ${frames} frames that the page draws are late`] : [];
  });
}
