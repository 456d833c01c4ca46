import type { Browser, Page } from '@playwright/test';
import { FRAME_MARK } from './list-scroll';

/** What the main thread did for one frame. */
export interface FrameWork {
  /** Time the thread ran on a processor from the end of the frame before to the end of this one, ms. */
  readonly ms: number;
  /** Of the longest task among that, ms. */
  readonly longestTask: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long its thread ran meanwhile. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const TASK_EVENT = 'ThreadControllerImpl::RunTask';
/** No more than tasks and marks: what is recorded takes time itself, on a slowed thread four times as much. */
const CATEGORIES = ['toplevel', 'blink.user_timing'];

/**
 * The work of each frame by the thread's own clock. A machine that has other things to do makes frames late; it does
 * not make them more work.
 */
function frameWorks(events: readonly TraceEvent[]): FrameWork[] {
  const frames = events.filter(({ name }) => name === FRAME_MARK);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = frames;
  const starts = frames.filter((event) => event.pid === pid && event.tid === tid).map(({ ts }) => ts);
  const tasks = events
    .filter((event) => event.name === TASK_EVENT && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .sort((one, other) => one.ts - other.ts);
  const works: FrameWork[] = [];
  let [ms, longestTask, nextStart] = [0, 0, 0];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    ms += tdur / 1000;
    longestTask = Math.max(longestTask, tdur / 1000);
    const end = ts + dur;
    if ((starts[nextStart] ?? Infinity) > end) continue;
    while ((starts[nextStart] ?? Infinity) <= end) nextStart += 1;
    works.push({ ms, longestTask });
    [ms, longestTask] = [0, 0];
  }
  // What came before the first frame began before the recording.
  return works.slice(1);
}

/** Records the main thread while something is done in a page; the frames with the most work come first. */
export async function recordWork(browser: Browser, page: Page, act: () => Promise<void>): Promise<FrameWork[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return frameWorks(traceEvents).sort((one, other) => other.ms - one.ms);
}
