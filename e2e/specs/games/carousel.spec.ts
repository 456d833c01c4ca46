import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { recordShifts } from '../../support/motion/layout-shifts';
import { screenOf } from '../../support/steps';

/** How much faster motion runs here: ten moves of a second each are seen. */
const PLAYBACK_RATE = 10;
/** More than twice round: the row changes its order from its end on. */
const MOVES = 10;

/** Counts the moves of the row that have come to rest; the frame after each is drawn. */
async function countRests(page: Page, row: Locator): Promise<() => Promise<number>> {
  await row.evaluate((element) => {
    const seen = { rests: 0 };
    Object.assign(globalThis, { seen });
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    element.addEventListener('transitionend', ({ target }) => {
      if (target !== element) return;
      void nextFrame()
        .then(nextFrame)
        .then(() => (seen.rests += 1));
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { rests: number } }).seen.rests);
}

test('banners that go round shift nothing of the layout', async ({ page }) => {
  const shifts = await recordShifts(page);
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
  const banners = page.getByRole('region', { name: 'Highlights' });
  // The still banner is there first, and would take the focus with it.
  const row = banners.locator('.swiper-wrapper');
  await row.getByRole('link').first().focus();
  const before = (await shifts()).length;
  const rests = await countRests(page, row);
  for (let move = 1; move <= MOVES; move += 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(rests).toBe(move);
  }
  // A dot that grows shifts its neighbours by a few thousandths of a thousandth.
  expect((await shifts()).slice(before).filter(({ value }) => value > 0.001)).toEqual([]);
});
