import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after everything that nobody needs has gone. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMegabytes: number;
  readonly timers: number;
  readonly intervals: number;
}

declare global {
  interface Window {
    /** Timers of the page that have not run yet, and intervals that still do. */
    openTimers?: { readonly timeouts: Set<number>; readonly intervals: Set<number> };
  }
}

/** Counts the timers of every document from now on. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeouts = new Set<number>();
    const intervals = new Set<number>();
    window.openTimers = { timeouts, intervals };
    const begin = window.setTimeout.bind(window);
    const end = window.clearTimeout.bind(window);
    const repeat = window.setInterval.bind(window);
    const stop = window.clearInterval.bind(window);
    const later = (work: TimerHandler, delay?: number, ...words: unknown[]): number => {
      const id = begin(
        (...given: unknown[]) => {
          timeouts.delete(id);
          if (typeof work === 'function') (work as (...all: unknown[]) => void)(...given);
        },
        delay,
        ...words,
      );
      timeouts.add(id);
      return id;
    };
    const again = (work: TimerHandler, delay?: number, ...words: unknown[]): number => {
      const id = repeat(work, delay, ...words);
      intervals.add(id);
      return id;
    };
    const forget = (id?: number): void => {
      timeouts.delete(id ?? 0);
      intervals.delete(id ?? 0);
    };
    Object.assign(window, {
      setTimeout: later,
      setInterval: again,
      clearTimeout: (id?: number) => {
        forget(id);
        end(id);
      },
      clearInterval: (id?: number) => {
        forget(id);
        stop(id);
      },
    });
  });
}

/** Looks at what a page holds. */
export async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { timers, intervals } = await page.evaluate(() => ({
    timers: window.openTimers?.timeouts.size ?? 0,
    intervals: window.openTimers?.intervals.size ?? 0,
  }));
  return { nodes, listeners: jsEventListeners, heapMegabytes: usedSize / 1_048_576, timers, intervals };
}

/** What grew although the page is where it was: nothing is as it should be. */
export function growth(before: Held, after: Held): readonly string[] {
  const limits: Readonly<Record<keyof Held, number>> = {
    nodes: before.nodes * 1.05 + 50,
    listeners: before.listeners * 1.05 + 10,
    heapMegabytes: before.heapMegabytes * 1.1 + 1,
    timers: before.timers + 3,
    intervals: before.intervals,
  };
  return (Object.keys(limits) as (keyof Held)[])
    .filter((kind) => after[kind] > limits[kind])
    .map((kind) => `${kind}: ${before[kind].toFixed(1)} before, ${after[kind].toFixed(1)} after`);
}
