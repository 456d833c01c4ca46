import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** The page as the server sent it: what is drawn before any script of a release has come. */
async function openWithoutReleases(page: Page, path: string): Promise<void> {
  await page.route('**/r/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto(path);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows games, a banner and the entries of the site', async ({ page }) => {
    await page.goto('/m/home');
    const content = page.locator('#root[data-prerendered]');
    await expect(content.getByRole('navigation').first()).toBeVisible();
    expect(await content.getByRole('listitem').count()).toBeGreaterThan(6);
    await expect(page.locator('#splash')).toBeHidden();
  });

  test('the game list shows its games', async ({ page }) => {
    await page.goto('/m/gameList?gameType=RNG');
    await expect(page.locator('#root[data-prerendered]').getByRole('listitem').first()).toBeVisible();
  });

  test('promotions are listed', async ({ page }) => {
    await page.goto('/m/activity');
    await expect(page.locator('#root[data-prerendered]').getByRole('heading').first()).toBeVisible();
  });

  test('the login has its form', async ({ page }) => {
    await page.goto('/m/login');
    await expect(page.locator('#root[data-prerendered]').getByLabel('Username')).toBeVisible();
  });
});

test('the raw page has the names of games and of a banner in it', async ({ site, control }) => {
  await control.reset();
  const html = await (await fetch(`${site.url}/m/home`)).text();
  const [, content = ''] = /<div id="root" data-prerendered="[^"]*">(.*?)<script/s.exec(html) ?? [];
  const names = new Set([...content.matchAll(/alt="([^"]{3,})"/g)].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(6);
});

for (const [path, name] of [
  ['/m/home', 'home'],
  ['/m/gameList?gameType=RNG', 'game-list'],
  ['/m/activity', 'promotions'],
  ['/m/login', 'login'],
] as const)
  test(`${name} is taken over by the site without a jump`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    await expect(page.locator('#splash')).toHaveCount(0);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  });

test('a tap on the page that was rendered opens what it shows', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(screenOf(page, 'login')).toBeVisible();
});

test('a member’s reload begins with the skeleton, not with the page of visitors', async ({ page }) => {
  await signIn(page, 'demo_member');
  await openWithoutReleases(page, '/m/home');
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});

test('another saved language begins with the skeleton', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'CN'));
  await openWithoutReleases(page, '/m/home');
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});
