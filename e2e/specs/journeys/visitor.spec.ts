import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

test('a visitor finds the whole home page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  for (const slot of ['home.banner', 'home.ticker', 'home.catalogue', 'home.winners']) {
    await expect(page.locator(`[data-slot="${slot}"]`)).not.toBeEmpty();
  }
  for (const section of ['New', 'Hot', 'Jackpot']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${section}`, 'i') }).first()).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'aurora');
  await expect(page.locator('html')).toHaveAttribute('data-release', /^[0-9a-f]{16}$/);
});

test('a list of more than 600 games scrolls to its end and stays light', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/m/gameList?gameType=ALL');
  await expect(screenOf(page, 'game-list')).toBeVisible();
  const names = new Set<string>();
  let mostTiles = 0;
  const look = async (): Promise<number> => {
    const tiles = await page
      .locator('[data-game]')
      .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-game') ?? ''));
    mostTiles = Math.max(mostTiles, tiles.length);
    for (const tile of tiles) names.add(tile);
    return names.size;
  };
  await expect
    .poll(
      async () => {
        // Tiles come a few a frame: whoever looks for a game goes on when there is something to see.
        const coming = await page.locator('[role="listitem"]:empty').count();
        const seen = await look();
        await page.mouse.wheel(0, coming === 0 ? 1400 : 100);
        return seen;
      },
      { timeout: 100_000, intervals: [60] },
    )
    .toBeGreaterThan(600);
  expect(mostTiles).toBeLessThan(90);
});

test('tapping a game sends a visitor to the login page and knows the way back', async ({ page }) => {
  await page.goto('/m/rng');
  await page.locator('[data-game]').first().getByRole('button').first().click();
  await expect(screenOf(page, 'login')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/m/rng');
});

test('a search finds a game by its name', { tag: '@smoke' }, async ({ page, control }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('searchbox').fill('Velvet');
  await expect.poll(async () => (await control.requests('R-37')).at(-1)?.query['gameName']).toBe('Velvet');
  await expect(page.locator('[data-game]').first()).toContainText('Velvet');
});

test('unknown paths and trailing slashes', async ({ page }) => {
  await page.goto('/m/no-such-page');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/activity/');
  await expect(screenOf(page, 'activity')).toBeVisible();
});

test('promotions and notices are read', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/m/activity');
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect(page.getByText('Welcome bonus 100%')).toBeVisible();
  await page.goto('/m/notice?index=0');
  await expect(screenOf(page, 'notice')).toBeVisible();
  await expect(page.getByText(/every live table/)).not.toHaveCount(0);
});

test('language and theme are chosen and kept', async ({ page }) => {
  await page.goto('/m/set');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: '浅色主题' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const merchant of ['bahari', 'lotus']) {
  test(`${merchant} has its own site`, { tag: '@smoke' }, async ({ page, site }) => {
    await page.goto(`${site.of(merchant)}/m/home`);
    await expect(screenOf(page, 'home')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-merchant', merchant);
    expect(await page.content()).not.toContain('aurora-trial');
  });
}
