import type { Locator, Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

/** The line of announcements, once it stands in its window. */
async function openTicker(page: Page): Promise<Locator> {
  await page.goto(PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  const notice = page.locator('[data-slot="home.ticker"] a').first();
  await expect(notice).toBeVisible();
  return notice;
}

interface Place {
  /** Where the line stands, CSS pixels. */
  readonly left: number;
  /** By the clock of what moves it, ms; nothing where nothing does. */
  readonly at: number | null;
}

/** Asks both in one frame. */
const placeOf = (notice: Locator): Promise<Place> =>
  notice.evaluate((link) => {
    const [animation] = link.parentElement?.getAnimations() ?? [];
    return { left: link.getBoundingClientRect().left, at: (animation?.currentTime as number | undefined) ?? null };
  });

const stateOf = (notice: Locator): Promise<string | undefined> =>
  notice.evaluate((link) => link.parentElement?.getAnimations()[0]?.playState);

test('moves 30 pixels in a second, one at a time', async ({ page }) => {
  const notice = await openTicker(page);
  const before = await placeOf(notice);
  await expect.poll(async () => (await placeOf(notice)).left).toBeLessThan(before.left - 20);
  const after = await placeOf(notice);
  const seconds = ((after.at ?? 0) - (before.at ?? 0)) / 1000;
  expect(Math.abs(before.left - after.left - seconds * 30)).toBeLessThanOrEqual(1);
  expect(before.left - after.left).toBeCloseTo(Math.round(before.left - after.left), 2);
});

test('rests under a finger and under a dialog, and goes on after them', async ({ page }) => {
  const notice = await openTicker(page);
  const finger = await page.context().newCDPSession(page);
  const box = await page.locator('[data-slot="home.ticker"]').boundingBox();
  if (box === null) throw new Error('There is no ticker');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => stateOf(notice)).toBe('paused');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expect.poll(() => stateOf(notice)).toBe('running');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect.poll(() => stateOf(notice)).toBe('paused');
  await page.keyboard.press('Escape');
  await expect.poll(() => stateOf(notice)).toBe('running');
});

test('stands for the keyboard, which brings each announcement into view', async ({ page }) => {
  const notice = await openTicker(page);
  await notice.focus();
  await page.keyboard.press('Tab');
  const second = page.locator('[data-slot="home.ticker"] a').nth(1);
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport({ ratio: 0.4 });
  expect(await stateOf(notice)).toBeUndefined();
});

test('stands still for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await stateOf(await openTicker(page))).toBeUndefined();
});
