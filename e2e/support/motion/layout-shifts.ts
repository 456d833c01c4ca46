import type { Page } from '@playwright/test';

/** A shift of the layout as a page saw it. */
export interface LayoutShift {
  /** Part of the view that moved, times how far. */
  readonly value: number;
  /** Whether a picture was among what moved. */
  readonly isOfPicture: boolean;
}

/** Records every shift of the layout in pages that are opened from now on, also what follows a key or a tap. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; isOfPicture: boolean }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as unknown as { value: number; sources?: { node: Element | null }[] };
        shifts.push({ value, isOfPicture: sources.some(({ node }) => node instanceof HTMLImageElement) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: LayoutShift[] }).shifts);
}
