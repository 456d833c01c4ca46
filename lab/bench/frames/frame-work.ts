import type { Browser, Page } from '@playwright/test';
import { FRAME_MARK } from './frame-marks';

/** What the main thread did for one frame. */
export interface FrameWork {
  /** Time the thread ran on a processor from the end of the frame before to the end of this one, ms. */
  readonly ms: number;
  /** Of the longest task among that, ms. */
  readonly longestTask: number;
  /** When it began and ended, by the trace's clock, ms. */
  readonly from: number;
  readonly to: number;
}

/** A mark that the page left while it was recorded. */
export interface TraceMark {
  readonly name: string;
  /** By the trace's clock, ms. */
  readonly at: number;
}

/** The frames of a recording in their order, and the page's own marks among them. */
export interface WorkRecord {
  readonly frames: readonly FrameWork[];
  readonly marks: readonly TraceMark[];
}

/** An event of a trace, as far as it is read here. */
export interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long its thread ran meanwhile. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const TASK_EVENT = 'ThreadControllerImpl::RunTask';
const MARK_CATEGORY = 'blink.user_timing';
/** No more than tasks and marks: what is recorded takes time itself, on a slowed thread four times as much. */
const CATEGORIES = ['toplevel', MARK_CATEGORY];

/**
 * The work of each frame by the thread's own clock. A machine that has other things to do makes frames late; it does
 * not make them more work.
 */
export function workRecord(events: readonly TraceEvent[]): WorkRecord {
  const all = events.filter(({ name }) => name === FRAME_MARK);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = all;
  const ofPage = events.filter((event) => event.pid === pid && event.tid === tid);
  const starts = ofPage.filter(({ name }) => name === FRAME_MARK).map(({ ts }) => ts);
  const tasks = ofPage
    .filter((event) => event.name === TASK_EVENT && event.ph === 'X')
    .sort((one, other) => one.ts - other.ts);
  const frames: FrameWork[] = [];
  let [ms, longestTask, nextStart, from] = [0, 0, 0, 0];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    ms += tdur / 1000;
    longestTask = Math.max(longestTask, tdur / 1000);
    const end = ts + dur;
    if ((starts[nextStart] ?? Infinity) > end) continue;
    while ((starts[nextStart] ?? Infinity) <= end) nextStart += 1;
    frames.push({ ms, longestTask, from, to: end / 1000 });
    [ms, longestTask, from] = [0, 0, end / 1000];
  }
  const marks = ofPage
    .filter(({ name, cat }) => cat === MARK_CATEGORY && name !== FRAME_MARK)
    .map(({ name, ts }) => ({ name, at: ts / 1000 }));
  // What came before the first frame began before the recording.
  return { frames: frames.slice(1), marks };
}

/** Records the main thread while something is done in a page whose frames are marked. */
export async function recordWork(browser: Browser, page: Page, act: () => Promise<void>): Promise<WorkRecord> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return workRecord(traceEvents);
}
