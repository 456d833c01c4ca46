import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

/** How much faster motion runs here: ten moves of a second each are seen. */
const PLAYBACK_RATE = 10;
/** More than twice round: the row changes its order from its end on. */
const MOVES = 10;

/** What the page tells of itself. */
interface Seen {
  /** How far the layout shifted, as a part of the view, what follows a key included. */
  readonly shifts: readonly number[];
  /** Moves that have come to rest; the frame after it is drawn. */
  readonly rests: number;
}

/** Watches the page's layout and the row's moves from now on. */
async function watchRow(page: Page, row: Locator): Promise<() => Promise<Seen>> {
  await row.evaluate((element) => {
    const seen = { shifts: [] as number[], rests: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    element.addEventListener('transitionend', ({ target }) => {
      if (target !== element) return;
      void nextFrame()
        .then(nextFrame)
        .then(() => (seen.rests += 1));
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

test('banners that go round shift nothing of the layout', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
  const banners = page.getByRole('region', { name: 'Highlights' });
  await banners.getByRole('link').first().focus();
  const row = banners.locator('.swiper-wrapper');
  const seen = await watchRow(page, row);
  for (let move = 1; move <= MOVES; move += 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await seen()).rests).toBe(move);
  }
  // A dot that grows shifts its neighbours by a few thousandths of a thousandth.
  expect((await seen()).shifts.filter((value) => value > 0.001)).toEqual([]);
});
