import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

const SHEET = '**/r/mfe-games/filter-sheet.*.mjs*';

test.beforeEach(({ expectFaults }) => expectFaults(/Failed to|ERR_/i));

test('a sheet whose code is lost leaves the page as it was and says so; the next tap opens it', async ({ page }) => {
  await page.route(SHEET, (route) => route.abort('connectionreset'));
  await page.goto('/m/rng');
  const list = screenOf(page, 'game-list');
  await list.getByRole('searchbox').fill('am');
  await list.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No Internet')).toBeVisible();
  await expect(list.getByRole('searchbox')).toHaveValue('am');
  await expect(page.locator('[data-section="failed"]')).toHaveCount(0);
  await page.unroute(SHEET);
  await list.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a banner whose motion is lost stands still', async ({ page }) => {
  const mover = '**/r/mfe-games/banner-carousel.*.mjs*';
  await page.route(mover, (route) => route.abort('connectionreset'));
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('/banner-carousel.'));
  await page.goto('/m/home');
  await isLost;
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(page.locator('[data-section="failed"]')).toHaveCount(0);
});
