import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { LET_NAME_FUNCTIONS } from 'e2e/support/name-functions';

/** What a page's own clock told, ms after navigation. */
export interface PageTimes {
  /** The end of the first frame in which the screen's data was drawn: by a server, where the page was rendered. */
  readonly shown: number;
  /** The same, once the application answers touches. */
  readonly ready: number;
  /** The first of the application's own code ran. */
  readonly hostRuns: number;
  /** Of anything but an empty page. */
  readonly firstPaint: number;
  /** Of a text or a picture (FCP). */
  readonly firstContent: number;
  /** The first frame that the application drew: a page without a skeleton shows nothing before. */
  readonly firstDraw: number;
  readonly largestPaint: number;
  /** What tasks of the main thread took beyond 50 ms each, from the first content until ready. */
  readonly blocking: number;
  /** Sum of all layout shifts that nobody caused by a tap. */
  readonly shift: number;
}

interface Task {
  readonly start: number;
  readonly duration: number;
}

interface Watch {
  /** The end of the first frame with an element that matches, by the page's clock. */
  readonly drawn: (selector: string) => Promise<number>;
  readonly shown: Promise<number>;
  readonly ready: Promise<number>;
  readonly firstDraw: Promise<number>;
  largestPaint: number;
  shift: number;
  readonly tasks: Task[];
}

type WatchedWindow = Window & { benchWatch?: Watch };

/** Runs in the page before its own scripts. Looks once a frame, by one query; the same in every build. */
function installWatch(selector: string): void {
  const answers = (): boolean =>
    performance.getEntriesByName('mfe:host').length > 0 &&
    document.getElementById('root')?.hasAttribute('aria-disabled') === false;
  const drawn = (wanted: string, isAlso = (): boolean => true): Promise<number> =>
    new Promise((found) => {
      const look = (): void => {
        if ((document.querySelector(wanted)?.getBoundingClientRect().height ?? 0) === 0 || !isAlso()) {
          requestAnimationFrame(look);
          return;
        }
        // A message comes after the frame that is being made has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => found(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  const watch: Watch = {
    drawn,
    shown: drawn(selector),
    ready: drawn(selector, answers),
    firstDraw: drawn('#root > *'),
    largestPaint: 0,
    shift: 0,
    tasks: [],
  };
  (window as WatchedWindow).benchWatch = watch;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => (watch.largestPaint = entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watch.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => watch.tasks.push({ start: startTime, duration }));
}

/** Prepares a page to be watched from its next navigation on. */
export async function watchPage(page: Page, selector: string): Promise<void> {
  await page.addInitScript(LET_NAME_FUNCTIONS);
  await page.addInitScript(installWatch, selector);
}

const LONGEST_WAIT_MS = 60_000;
const LONGEST_ANSWER_MS = 5000;

/** How far a page has come, for who has waited in vain. */
async function progressOf(page: Page): Promise<string> {
  const asked = page.evaluate(() => ({
    page: { ...document.documentElement.dataset },
    screens: [...document.querySelectorAll<HTMLElement>('[data-screen]')].map(({ dataset }) => ({ ...dataset })),
    marks: performance.getEntriesByType('mark').map(({ name }) => name),
    isSeen: document.visibilityState,
    says: document.body.innerText.slice(0, 200),
  }));
  const silent = setTimeout(LONGEST_ANSWER_MS, 'it does not answer');
  return JSON.stringify(await Promise.race([asked, silent]).catch(String));
}

/** Rejects when something does not come within a minute. */
async function withinLimit<Value>(page: Page, work: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const limit = setTimeout(LONGEST_WAIT_MS, undefined, { signal: over.signal }).then(async () => {
    throw new Error(`${page.url()} was not ready within a minute: ${await progressOf(page)}`);
  });
  limit.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => over.abort());
}

/** Waits until the page is ready. */
export async function untilReady(page: Page): Promise<void> {
  await withinLimit(
    page,
    page.evaluate(() => (window as WatchedWindow).benchWatch?.ready),
  );
}

/** Goes to another page of the site, and gives the milliseconds until it is drawn: no finger touches anything before. */
export async function goUntilDrawn(
  page: Page,
  way: { readonly to: string } | 'back',
  selector: string,
): Promise<number> {
  const target = way === 'back' ? null : way.to;
  const took = page.evaluate(
    async ([path, wanted]) => {
      const link = path === null ? null : document.querySelector<HTMLElement>(`a[href="${path}"]`);
      const { benchWatch } = window as WatchedWindow;
      if ((path !== null && link === null) || benchWatch === undefined) return null;
      const from = performance.now();
      if (link === null) history.back();
      else link.click();
      return (await benchWatch.drawn(wanted)) - from;
    },
    [target, selector] as const,
  );
  const milliseconds = await withinLimit(page, took);
  if (milliseconds === null) throw new Error(`${page.url()} has no link to ${target}`);
  return milliseconds;
}

/** What was seen so far. */
export async function readTimes(page: Page): Promise<PageTimes> {
  const seen = await page.evaluate(async () => {
    const { benchWatch } = window as WatchedWindow;
    if (benchWatch === undefined) return null;
    const momentOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const [firstPaint, firstContent] = [momentOf('first-paint'), momentOf('first-contentful-paint')];
    const { shown, ready, firstDraw, largestPaint, shift, tasks } = benchWatch;
    return {
      shown: await shown,
      ready: await ready,
      hostRuns: momentOf('mfe:host'),
      firstPaint,
      firstContent,
      firstDraw: await Promise.race([firstDraw, ready]),
      largestPaint,
      shift,
      tasks,
    };
  });
  if (seen === null) throw new Error(`${page.url()} is not watched`);
  const { tasks, largestPaint, ...times } = seen;
  // A browser stops looking for it once something is focused or scrolled; what is drawn by then is the screen.
  const found = largestPaint === 0 ? times.ready : largestPaint;
  return { ...times, largestPaint: found, blocking: blockingTime(tasks, times.firstContent, times.ready) };
}

/** What tasks took beyond 50 ms between two moments. */
export function blockingTime(tasks: readonly Task[], from: number, until: number): number {
  return tasks
    .filter(({ start }) => start >= from && start < until)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
