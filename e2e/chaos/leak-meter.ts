import { expect, type CDPSession, type Page, type Request } from '@playwright/test';

/** What a page holds after everything that nobody needs has gone. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMegabytes: number;
  readonly timers: number;
  readonly intervals: number;
  /** Marks of the page's own timeline, of which the browser never lets go. */
  readonly marks: number;
}

declare global {
  interface Window {
    /** Timers of the page that have not run yet, and intervals that still do. */
    openTimers?: { readonly timeouts: Set<number>; readonly intervals: Set<number> };
  }
}

/** Counts the timers of every document from now on. */
async function countTimers(page: Page): Promise<void> {
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

/** What is measured of a page: its calls that are under way, and the browser's own view of it. */
export interface Meter {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly open: ReadonlySet<Request>;
}

/** Watches a page from before its first document. */
export async function meterOf(page: Page): Promise<Meter> {
  await countTimers(page);
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { page, devtools: await page.context().newCDPSession(page), open };
}

/** What moves for a while and then stands: as long as it does, it holds what it moves. */
function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isEnding = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;
    return document.getAnimations().filter((one) => one.playState === 'running' && isEnding(one)).length;
  });
}

/** Looks at what a page at rest holds: nothing is under way, nothing moves, and what nobody needs has gone. */
export async function held({ page, devtools, open }: Meter): Promise<Held> {
  await expect(async () => {
    expect([open.size, await moving(page)]).toEqual([0, 0]);
  }).toPass({ timeout: 15_000 });
  // What a first collection lets go of may be all that held something else.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const own = await page.evaluate(() => ({
    timers: window.openTimers?.timeouts.size ?? 0,
    intervals: window.openTimers?.intervals.size ?? 0,
    marks: performance.getEntriesByType('mark').length,
  }));
  return { nodes, listeners: jsEventListeners, heapMegabytes: usedSize / 1_048_576, ...own };
}

/** What grew although the page is where it was: nothing is as it should be. */
export function growth(before: Held, after: Held): readonly string[] {
  const limits: Readonly<Record<keyof Held, number>> = {
    nodes: before.nodes * 1.05 + 50,
    listeners: before.listeners * 1.05 + 10,
    heapMegabytes: before.heapMegabytes * 1.1 + 1,
    timers: before.timers + 3,
    intervals: before.intervals,
    marks: before.marks + 3,
  };
  return (Object.keys(limits) as (keyof Held)[])
    .filter((kind) => after[kind] > limits[kind])
    .map((kind) => `${kind}: ${before[kind].toFixed(1)} before, ${after[kind].toFixed(1)} after`);
}
