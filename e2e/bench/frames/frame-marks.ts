import type { Page } from '@playwright/test';

/** The mark that every frame leaves in a trace. */
export const FRAME_MARK = 'bench-frame';

type MarkingWindow = Window & { stopMarks?: () => void };

/** The program that runs TypeScript names functions by a helper, which a page does not have: it gets one. */
export async function letNameFunctions(page: Page): Promise<void> {
  await page.evaluate('globalThis.__name = (named) => named');
}

/**
 * Marks every frame from now on, and does nothing else in it: a question of where the page is would lay it out once
 * more, and what is kept of each frame would have to be cleared away in the page's own time.
 */
export async function markFrames(page: Page): Promise<void> {
  await letNameFunctions(page);
  await page.evaluate((mark) => {
    let isOn = true;
    const onFrame = (): void => {
      if (!isOn) return;
      performance.mark(mark);
      performance.clearMarks(mark);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    (window as MarkingWindow).stopMarks = () => {
      isOn = false;
    };
  }, FRAME_MARK);
}

/** Ends the marks. */
export async function stopMarks(page: Page): Promise<void> {
  await page.evaluate(() => (window as MarkingWindow).stopMarks?.());
}
