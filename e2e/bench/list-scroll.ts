import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Pixels per second: a thumb that goes on and on, faster than pages come (S1 9: one a second). */
const SCROLL_SPEED = 3000;
/** Pixels of one stroke. */
const STROKE = 6000;

/** The mark that every frame leaves in a trace. */
export const FRAME_MARK = 'list-bench-frame';

/** What was recorded inside the page. */
export interface FrameRecord {
  /** The longest times between two frames, ms, with the place in the page they came at. */
  readonly longest: readonly { readonly ms: number; readonly at: number }[];
  readonly frames: number;
  /** Tasks of the main thread that took over 50 ms. */
  readonly tasks: number;
}

interface Recorder {
  stop: () => FrameRecord;
}

type RecordingWindow = Window & { frameRecorder?: Recorder };

/** Watches every frame from now on. */
export async function recordFrames(page: Page): Promise<void> {
  // The program that runs TypeScript names functions by a helper, which a page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate((mark) => {
    let [frames, tasks] = [0, 0];
    let longest: { ms: number; at: number }[] = [];
    let last = performance.now();
    let isOn = true;
    const onFrame = (now: number): void => {
      if (!isOn) return;
      performance.mark(mark);
      performance.clearMarks(mark);
      frames += 1;
      longest = [...longest, { ms: now - last, at: Math.round(window.scrollY) }]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 4);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    const observer = new PerformanceObserver((list) => {
      tasks += list.getEntries().length;
    });
    observer.observe({ entryTypes: ['longtask'] });
    (window as RecordingWindow).frameRecorder = {
      stop: () => {
        isOn = false;
        observer.disconnect();
        return { longest, frames, tasks };
      },
    };
  }, FRAME_MARK);
}

/** Ends the watch. */
export async function stopFrames(page: Page): Promise<FrameRecord> {
  const record = await page.evaluate(() => (window as RecordingWindow).frameRecorder?.stop());
  if (record === undefined) throw new Error('No frames were recorded');
  return record;
}

/** Asks the page by the protocol itself: what the test library wraps around a question is work in the page's frames. */
async function ask(devtools: CDPSession, expression: string): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
  return Number(result.value);
}

/** The number of the last tile that is drawn. */
const LAST_TILE = "[...document.querySelectorAll('main [aria-posinset]')].at(-1)?.ariaPosInSet ?? 0";

/** Pictures that were asked for and have come; -1 while one is on its way. No question of where they are: a layout. */
const PICTURES_THERE =
  "(([...asked]) => asked.every(({ complete }) => complete) ? asked.length : -1)(document.querySelectorAll('main [aria-posinset] img[src]'))";
/** Three rows are in view whole, whatever the place. */
const LEAST_IN_VIEW = 9;

/** Strokes after which the thumb lets the page come to rest, so that its pictures come. */
const STROKES_PER_REST = 10;
const LOOK_MILLISECONDS = 250;

/** Waits until the tiles in view have their pictures. */
async function comeToRest(devtools: CDPSession): Promise<void> {
  while ((await ask(devtools, PICTURES_THERE)) < LEAST_IN_VIEW) await setTimeout(LOOK_MILLISECONDS);
}

/** Scrolls on as a thumb does, until the tile of that number is drawn and has come to rest. */
export async function scrollToTile(devtools: CDPSession, tile: number): Promise<void> {
  for (let stroke = 1; (await ask(devtools, LAST_TILE)) < tile; stroke += 1) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -STROKE,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    if (stroke % STROKES_PER_REST === 0) await comeToRest(devtools);
  }
  await comeToRest(devtools);
}
