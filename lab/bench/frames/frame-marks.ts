import type { Page } from '@playwright/test';
import { LET_NAME_FUNCTIONS } from 'e2e/support/name-functions';

/** The mark that every frame leaves in a trace. */
export const FRAME_MARK = 'bench-frame';

type MarkingWindow = Window & { stopMarks?: () => void };

/**
 * Marks every frame from now on, and does nothing else in it: a question of where the page is would lay it out once
 * more, and what is kept of each frame would have to be cleared away in the page's own time.
 */
export async function markFrames(page: Page): Promise<void> {
  await page.evaluate(LET_NAME_FUNCTIONS);
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
