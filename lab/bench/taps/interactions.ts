/** An entry of Event Timing, as far as it is read here. Times are ms of the page's clock. */
export interface TimedEvent {
  readonly name: string;
  /** 0 where the browser counts it to no interaction. */
  readonly interactionId: number;
  readonly startTime: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  /** Until the next paint, in steps of 8. */
  readonly duration: number;
  /** A short description of the element; empty where it has left the page. */
  readonly target: string;
}

/** A script of a long frame, as far as it is read here. */
export interface FrameScript {
  /** What called it: a listener, a timer, a promise. */
  readonly invoker: string;
  readonly duration: number;
  /** Forced style and layout within it, ms. */
  readonly forced: number;
}

/** An entry of Long Animation Frames, as far as it is read here. Times are ms of the page's clock. */
export interface LongFrame {
  readonly startTime: number;
  readonly duration: number;
  /** When the browser began to compute styles and lay out; 0 where nothing was drawn. */
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly FrameScript[];
}

/** One interaction and where its time went, ms. */
export interface Interaction {
  /** From the event to the next paint. */
  readonly duration: number;
  /** When the finger left, by the page's clock: the latest event of the interaction began. */
  readonly at: number;
  /** From the event until its first listener runs. */
  readonly inputDelay: number;
  /** In listeners. */
  readonly processing: number;
  /** From the last listener to the paint. */
  readonly presentation: number;
  /** Of the presentation, styles and layout; 0 where no long frame tells. */
  readonly layout: number;
  readonly event: string;
  readonly target: string;
}

/** Events of one frame are painted at one time, which is rounded to this, ms. */
const SAME_PAINT_MS = 8;

const paintOf = ({ startTime, duration }: TimedEvent): number => startTime + duration;

function layoutIn(frames: readonly LongFrame[], at: number): number {
  const frame = frames.find(({ startTime, duration }) => startTime <= at && at <= startTime + duration);
  return frame === undefined || frame.styleAndLayoutStart === 0
    ? 0
    : frame.startTime + frame.duration - frame.styleAndLayoutStart;
}

/** All events that are painted with the longest one of an interaction, by the rules of `web-vitals`. */
function interactionOf(group: readonly TimedEvent[], all: readonly TimedEvent[], frames: readonly LongFrame[]): Interaction {
  const longest = group.reduce((one, other) => (other.duration > one.duration ? other : one));
  const paint = paintOf(longest);
  const painted = all.filter(
    (event) => event.processingEnd >= longest.startTime && Math.abs(paintOf(event) - paint) <= SAME_PAINT_MS,
  );
  const begin = Math.max(longest.startTime, Math.min(...painted.map(({ processingStart }) => processingStart)));
  const end = Math.min(paint, Math.max(...painted.map(({ processingEnd }) => processingEnd)));
  return {
    duration: longest.duration,
    at: Math.max(...group.map(({ startTime }) => startTime)),
    inputDelay: begin - longest.startTime,
    processing: end - begin,
    presentation: Math.max(0, paint - end),
    layout: layoutIn(frames, end),
    event: longest.name,
    target: group.find(({ target }) => target !== '')?.target ?? '',
  };
}

/** Puts events together by interaction, in the order in which they began. */
export function interactionsOf(
  events: readonly TimedEvent[],
  frames: readonly LongFrame[] = [],
): readonly Interaction[] {
  const groups = new Map<number, TimedEvent[]>();
  for (const event of events) {
    if (event.interactionId === 0) continue;
    const group = groups.get(event.interactionId) ?? [];
    groups.set(event.interactionId, group);
    group.push(event);
  }
  return [...groups.values()]
    .map((group) => interactionOf(group, events, frames))
    .toSorted((one, other) => one.at - other.at);
}
