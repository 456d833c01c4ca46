import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** As a finger does on a slow phone: again, before anything has come of the first tap. */
async function tapTwice(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

test('a link that is tapped twice is one step', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await tapTwice(page.locator('a[href="/m/activity"]').first());
  await expect(screenOf(page, 'activity')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(screenOf(page, 'home')).toBeVisible();
});

test('a back arrow that is tapped twice leaves one page', async ({ page }) => {
  await signIn(page, 'demo_member');
  await page.locator('header a[href="/m/member/home"]').first().click();
  await expect(screenOf(page, 'member-home')).toBeVisible();
  const security = page.getByRole('main').locator('a[href="/m/securityCenter"]').first();
  await security.click();
  await expect(screenOf(page, 'security')).toBeVisible();
  await tapTwice(page.getByRole('button', { name: 'Back' }));
  await expect(screenOf(page, 'member-home')).toBeVisible();
  // A step further would have led home by now.
  await security.click();
  await expect(screenOf(page, 'security')).toBeVisible();
});
