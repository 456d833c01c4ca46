import type { Page } from '@playwright/test';

/** The mark that every frame leaves in a trace. */
export const FRAME_MARK = 'bench-frame';

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
