import type { CDPSession, Page } from '@playwright/test';

/** Pixels per second: a thumb that goes on and on, faster than pages come (S1 9: one a second). */
const SCROLL_SPEED = 3000;
/** Pixels of one stroke. */
const STROKE = 6000;

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
  await page.evaluate(() => {
    let [frames, tasks] = [0, 0];
    let longest: { ms: number; at: number }[] = [];
    let last = performance.now();
    let isOn = true;
    const onFrame = (now: number): void => {
      if (!isOn) return;
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
  });
}

/** Ends the watch. */
export async function stopFrames(page: Page): Promise<FrameRecord> {
  const record = await page.evaluate(() => (window as RecordingWindow).frameRecorder?.stop());
  if (record === undefined) throw new Error('No frames were recorded');
  return record;
}

/** Scrolls on as a thumb does, until the tile of that number is drawn. */
export async function scrollToTile(page: Page, devtools: CDPSession, tile: number): Promise<void> {
  for (;;) {
    // The last row drawn stands last.
    const row = page.locator('main [role="presentation"]').last();
    const reached = Number(await row.locator(':scope > :last-child').getAttribute('aria-posinset'));
    if (reached >= tile) return;
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -STROKE,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}
