import type { ElementHandle, Page } from '@playwright/test';
import { FILE_FAULTS, FILE_WAIT_MS, SpoiltFile } from '../../chaos/faults/file-faults';
import { expect, test } from '../../support/fixtures';
import { RENDERED_PAGES } from '../../support/page-tables/rendered-pages';
import { screenOf } from '../../support/steps';

// The environment whose public pages are rendered.
test.use({ environment: 'local' });

type Content = ElementHandle<SVGElement | HTMLElement> | null;

/** Opens a page, and answers its content as the server sent it. */
async function sentContent(page: Page, path: string, name: string): Promise<Content> {
  await page.goto(path);
  return page.locator(`[data-screen="${name}"]`).elementHandle();
}

/** Whether the site goes on with the very elements that the server sent. */
async function isTakenOver(page: Page, content: Content, name: string): Promise<boolean> {
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(screenOf(page, name)).toBeVisible();
  return (await content?.evaluate((element) => element.isConnected)) === true;
}

for (const [path, name] of RENDERED_PAGES)
  test(`${name} is taken over`, async ({ page }) => {
    expect(await isTakenOver(page, await sentContent(page, path, name), name)).toBe(true);
  });

test('a page that an affiliate’s link opens is taken over, and the code is kept', async ({ page }) => {
  const content = await sentContent(page, '/m/home?aff=abc-1&utm_source=news', 'home');
  expect(await isTakenOver(page, content, 'home')).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('aff'))).toBe('abc-1');
});

test('home by its short name is taken over', async ({ page }) => {
  expect(await isTakenOver(page, await sentContent(page, '/m/', 'home'), 'home')).toBe(true);
});

test('a light device sees the page light from its first frame', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const content = await sentContent(page, '/m/home', 'home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await isTakenOver(page, content, 'home')).toBe(true);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('home is taken over, and then has nothing to stop', async ({ page }) => {
    const content = await sentContent(page, '/m/home', 'home');
    expect(await isTakenOver(page, content, 'home')).toBe(true);
    await expect(page.getByRole('button', { name: 'Stop the announcements' })).toHaveCount(0);
  });
});

test('what was rendered stays where the gateway answers nothing', async ({ page, expectFaults }) => {
  expectFaults(/Failed to|ERR_/i);
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('/system/status'),
    (route) => route.abort(),
  );
  const content = await sentContent(page, '/m/activity', 'activity');
  expect(await isTakenOver(page, content, 'activity')).toBe(true);
  await expect(page.getByText('Welcome bonus 100%')).toBeVisible();
});

for (const fault of FILE_FAULTS)
  test(`a page whose answers come as a file that is ${fault} draws itself`, async ({ page, expectFaults }) => {
    expectFaults(/Failed to|ERR_|integrity/i);
    await page.clock.install();
    const html = await (await page.request.get('/m/home')).text();
    const [, path = ''] = /id="page-answers">{"path":"([^"]*)"/.exec(html) ?? [];
    const spoilt = await SpoiltFile.of(page, path, fault);
    await page.goto('/m/home');
    await expect.poll(() => spoilt.wasAsked).toBe(true);
    if (fault === 'slow') await page.clock.fastForward(FILE_WAIT_MS);
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(screenOf(page, 'home')).toBeVisible();
    await page.getByRole('link', { name: 'Promo', exact: true }).click();
    await expect(screenOf(page, 'activity')).toBeVisible();
  });

test('what comes below the first view follows', async ({ page }) => {
  const content = await sentContent(page, '/m/home', 'home');
  expect(await isTakenOver(page, content, 'home')).toBe(true);
  await expect(page.getByRole('heading', { name: 'Hot', exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Jackpot games' })).toBeAttached();
});
