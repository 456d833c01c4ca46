import type { Page } from '@playwright/test';
import { MOTION_MARKS } from '../motion/mark-motion';
import type { LongFrame, TimedEvent } from './interactions';

/** What a page tells of its taps. */
export interface TapRecord {
  readonly events: readonly TimedEvent[];
  readonly frames: readonly LongFrame[];
  /** When something began to move, ms of the page's clock. */
  readonly moves: readonly number[];
}

interface Observed {
  readonly events: TimedEvent[];
  readonly frames: LongFrame[];
  readonly moves: number[];
}

type TapsWindow = Window & { benchTaps?: Observed };

/** The shortest event the browser tells of, ms. */
export const SHORTEST_EVENT_MS = 16;

type EventEntry = PerformanceEventTiming & { readonly interactionId?: number };

interface FrameEntry extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly invoker: string;
    readonly duration: number;
    readonly forcedStyleAndLayoutDuration: number;
  }[];
}

/** Keeps what each document of the page tells of its events, long frames and motions, from its start. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(
    ({ begin, shortest }) => {
      const kept: Observed = { events: [], frames: [], moves: [] };
      (window as TapsWindow).benchTaps = kept;
      const nameOf = (node: Node | null): string => {
        const element = node instanceof Element ? node : node?.parentElement;
        const named = element?.closest('button, a, input, select, label, summary, [role]') ?? element;
        if (!named) return '';
        const text = (named.getAttribute('aria-label') ?? named.textContent).trim().slice(0, 30);
        return `${named.localName} ${text}`.trim();
      };
      const observe = (hear: (entry: PerformanceEntry) => void, options: object): void =>
        new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe(options);
      observe(
        (entry) => {
          const { name, startTime, duration, processingStart, processingEnd, interactionId, target } =
            entry as EventEntry;
          const id = interactionId ?? 0;
          const times = { name, startTime, duration, processingStart, processingEnd };
          kept.events.push({ ...times, interactionId: id, target: id === 0 ? '' : nameOf(target ?? null) });
        },
        { type: 'event', durationThreshold: shortest },
      );
      observe(
        (entry) => {
          const { startTime, duration, styleAndLayoutStart, scripts } = entry as FrameEntry;
          const ran = scripts.map(({ invoker, duration: ms, forcedStyleAndLayoutDuration }) => ({
            invoker,
            duration: ms,
            forced: forcedStyleAndLayoutDuration,
          }));
          kept.frames.push({ startTime, duration, styleAndLayoutStart, scripts: ran });
        },
        { type: 'long-animation-frame' },
      );
      observe(({ name, startTime }) => name === begin && kept.moves.push(startTime), { type: 'mark' });
    },
    { begin: MOTION_MARKS.begin, shortest: SHORTEST_EVENT_MS },
  );
}

/** Takes what the page has told since it was asked last. */
export async function takeTaps(page: Page): Promise<TapRecord> {
  return page.evaluate(() => {
    const kept = (window as TapsWindow).benchTaps;
    if (kept === undefined) return { events: [], frames: [], moves: [] };
    return { events: kept.events.splice(0), frames: kept.frames.splice(0), moves: kept.moves.splice(0) };
  });
}
