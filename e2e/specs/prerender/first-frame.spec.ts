import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AnswersFile } from 'shared-contracts/release/prerendered';
import { expect, test } from '../../support/fixtures';
import { recordShifts } from '../../support/motion/layout-shifts';
import { RENDERED_PAGES } from '../../support/page-tables/rendered-pages';
import { screenOf, signIn } from '../../support/steps';

// The environment whose public pages are rendered.
test.use({ environment: 'local' });

/** Opens a page whose scripts never come, but for those that stand in it: what is drawn first stays. */
async function openFirstFrame(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith('.mjs'),
    () => undefined,
  );
  await page.goto(path, { waitUntil: 'commit' });
}

/** Every text by that name in the answers that a page was rendered from. */
function textsIn(value: unknown, name: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === name && typeof each === 'string' ? [each] : textsIn(each, name),
  );
}

test('the raw page of home has the names of games and of a banner', async ({ request }) => {
  const html = await (await request.get('/m/home')).text();
  const [, content = '', named = '{}'] =
    /<div id="root" data-prerendered="[^"]*">(.*?)<\/div><script type="application\/json" id="page-answers">(.*?)<\/script>/s.exec(
      html,
    ) ?? [];
  const { path, integrity } = JSON.parse(named) as AnswersFile;
  const file = await (await request.get(path)).body();
  expect(`sha256-${createHash('sha256').update(file).digest('base64')}`).toBe(integrity);
  const answers: unknown = JSON.parse(file.toString());
  const games = new Set(textsIn(answers, 'gameName').filter((name) => content.includes(`>${name}<`)));
  expect(games.size).toBeGreaterThanOrEqual(6);
  const banners = textsIn(answers, 'title').filter((title) => content.includes(`alt="${title}"`));
  expect(banners.length).toBeGreaterThanOrEqual(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, name] of RENDERED_PAGES)
    test(`${name} shows its content in place of the skeleton`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(`#root[data-prerendered] [data-screen="${name}"]`)).toBeVisible();
      await expect(page.locator('#splash')).toBeHidden();
    });

  test('home has games, promotions their titles, the login its form', async ({ page }) => {
    await page.goto('/m/home');
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(6);
    const chosen = page.getByRole('radio', { name: 'Home' });
    expect(await chosen.evaluate((tab) => getComputedStyle(tab).background)).toContain('gradient');
    await page.goto('/m/activity');
    await expect(page.getByText('Welcome bonus 100%')).toBeVisible();
    await page.goto('/m/login');
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

for (const [path, name] of RENDERED_PAGES)
  test(`${name} is taken over by the site without a jump`, async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.goto(path);
    const content = await page.locator(`[data-screen="${name}"]`).elementHandle();
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(screenOf(page, name)).toBeVisible();
    // The very elements that the server sent.
    expect(await content?.evaluate((element) => element.isConnected)).toBe(true);
    expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.002);
  });

test('a tap on what was rendered leads on', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Promo', exact: true }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
});

test('data that are older than those of the gateway are replaced', async ({ page, control }) => {
  const later = { id: 1, title: 'Promotion of now', content: 'x', category: 'NEW', startDate: 0, noExpiry: 1 };
  await control.scenario('later', { promotions: [later] });
  await page.goto('/m/activity');
  await expect(page.getByText(later.title)).toBeVisible();
  await expect(page.getByText('Welcome bonus 100%')).toHaveCount(0);
});

test('a member’s reload begins with the skeleton, and not with the page of visitors', async ({ page }) => {
  await signIn(page, 'demo_member');
  await openFirstFrame(page, '/m/home');
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});

test('another saved language begins with the skeleton', async ({ page }) => {
  await page.goto('/m/home');
  await page.evaluate(() => localStorage.setItem('language', 'CN'));
  await openFirstFrame(page, '/m/home');
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});

test('another category than the rendered one begins with the skeleton', async ({ page }) => {
  await openFirstFrame(page, '/m/gameList?gameType=LIVE');
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});
