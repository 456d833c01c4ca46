import type { Page } from '@playwright/test';
import type { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { openMenu } from '../../support/frame';
import { screenOf, signIn } from '../../support/steps';

const ASKED = { merchant: 'aurora', platform: 'html5', pageNo: '1', pageSize: '35', language: 'EN', clientType: '2' };

const tiles = (page: Page) => page.getByRole('main').locator('[data-game]');
const tile = (page: Page, nodeId: string | null) => page.locator(`[data-game="${nodeId}"]`);

async function queries(control: Control, id: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await control.requests(id)).map(({ query }) => query);
}

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(screenOf(page, 'game-list')).toBeVisible();
}

test('every path of the catalogue asks for its own games', async ({ page, control }) => {
  for (const [path, gameType] of [
    ['/m/live', 'LIVE'],
    ['/m/pvp', 'PVP'],
    ['/m/sports', 'SPORTS'],
    ['/m/fish', 'FISH'],
    ['/m/slotsCenter', 'RNG'],
    ['/m/gameCenter?gameType=COCKFIGHT', 'SPORTS'],
    ['/m/gameList?gameType=BINGO', 'BINGO'],
  ] as const) {
    await openList(page, path);
    await expect(tiles(page).first()).toBeVisible();
    const wanted = gameType === 'BINGO' ? { gameType: 'RNG', gameClassify: 'BG' } : { gameType };
    expect((await queries(control, 'R-37')).at(-1)).toEqual({ ...ASKED, ...wanted });
    if (path !== '/m/live') continue;
    expect(await queries(control, 'R-53')).toEqual([{ active: '1', streaming: '1', language: 'EN' }]);
    await expect(page.getByRole('region', { name: 'Live streams' })).toBeVisible();
  }
});

test('filter, search and the vendor tab are asked for, and live in the address', async ({ page, control }) => {
  await openList(page, '/m/gameList?gameType=RNG&vassalage=AMBR');
  const vendor = { ...ASKED, gameType: 'RNG', vassalage: 'AMBR' };
  expect((await queries(control, 'R-37')).at(-1)).toEqual(vendor);
  await page.getByRole('searchbox').fill('koi');
  await expect(page).toHaveURL(/\?gameType=RNG&vassalage=AMBR&gameName=koi$/);
  await expect.poll(async () => (await queries(control, 'R-37')).at(-1)).toEqual({ ...vendor, gameName: 'koi' });
  await page.getByRole('button', { name: /^Close / }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/);

  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter games' });
  await sheet.getByRole('button', { name: 'Video poker' }).click();
  await sheet.getByRole('button', { name: 'Show games' }).click();
  await expect(page).toHaveURL(/\?gameType=RNG&gameClassify=VP$/);
  await expect
    .poll(async () => (await queries(control, 'R-37')).at(-1))
    .toEqual({ ...ASKED, gameType: 'RNG', gameClassify: 'VP' });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Filter/ })).toContainText('1');

  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No game matches your search')).toBeVisible();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(tiles(page).first()).toBeVisible();
});

test('recent and favourite games are the player’s own; a removal that fails is taken back', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await openList(page, '/m/rng');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Frng%3Ftype%3Dfav$/);
  await signIn(page, 'demo_member');
  await expect.poll(() => queries(control, 'R-39')).toEqual([{ pageNo: '1', pageSize: '100' }]);

  await openList(page, '/m/rng');
  const first = tiles(page).first();
  const nodeId = await first.getAttribute('data-game');
  await first.getByRole('button', { name: /^Add/ }).click();
  await expect(first.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(tile(page, nodeId)).toBeVisible();
  const favourites = { pageNo: '1', gameType: 'RNG', pageSize: '35', language: 'EN' };
  await expect.poll(() => queries(control, 'R-40')).toEqual([favourites]);

  await control.scenario('broken', { answers: { 'R-41.remove': { code: 'internal', status: 500 } } });
  await tile(page, nodeId)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText('Unknown error')).toBeVisible();
  await expect(tile(page, nodeId).getByRole('button', { name: /^Remove/ })).toBeVisible();
  await control.scenario('broken', {});
  await tile(page, nodeId)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(tile(page, nodeId)).toHaveCount(0);
  expect((await queries(control, 'R-41.remove')).at(-1)).toMatchObject({ nodeId });

  await page.getByRole('button', { name: 'Recent', exact: true }).click();
  await expect
    .poll(() => queries(control, 'R-43'))
    .toEqual([{ page: '1', gameType: 'RNG', pageSize: '35', language: 'EN', clientType: '2' }]);
});

test('a vendor list of home keeps its vendor in the calls of its tabs', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/home?gameType=RNG&vassalage=AMBR&type=recent');
  const recent = { page: '1', gameType: 'RNG', pageSize: '35', vassalage: 'AMBR', language: 'EN', clientType: '2' };
  await expect.poll(() => queries(control, 'R-43')).toEqual([recent]);
});

test('the way back from a game finds the same tile in the middle of a long list', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await openList(page, '/m/gameList?gameType=RNG');
  for (const pages of [2, 3]) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await queries(control, 'R-37')).at(-1)?.['pageNo']).toBe(String(pages));
    await expect(page.locator(`[aria-setsize="${pages * 35}"]`).first()).toBeAttached();
  }
  await page.evaluate(() => window.scrollBy(0, 300));
  const seen = page.locator('[aria-posinset="67"]');
  const nodeId = await seen.locator('[data-game]').getAttribute('data-game');
  await tile(page, nodeId).scrollIntoViewIfNeeded();
  const place = await tile(page, nodeId).boundingBox();
  await tile(page, nodeId).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/vendor-demo\/play/);
  await page.goBack();
  await expect(tile(page, nodeId)).toBeVisible();
  await expect.poll(async () => (await tile(page, nodeId).boundingBox())?.y).toBe(place?.y);

  // The same by the site's own ways: another screen, and back.
  const menu = await openMenu(page);
  const left = await tile(page, nodeId).boundingBox();
  await menu.getByRole('link', { name: /^Announcements/ }).click();
  await expect(screenOf(page, 'notice')).toBeVisible();
  await page.goBack();
  await expect.poll(async () => (await tile(page, nodeId).boundingBox())?.y).toBe(left?.y);
});

test('a game in maintenance says so and can be tried again', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 503/);
  await signIn(page, 'demo_member');
  await openList(page, '/m/fish');
  await control.scenario('maintenance', { maintenanceVendors: ['CORL', 'DPBL'] });
  const play = tiles(page).first().getByRole('button').first();
  await play.click();
  await expect(page.getByText('System upgrading, please try again later')).toBeVisible();
  await expect(play).not.toHaveAttribute('aria-busy', 'true');
  await control.scenario('maintenance', {});
  await expect
    .poll(async () => {
      await play.click();
      return (await control.requests('R-45')).length;
    })
    .toBe(2);
  await expect(page).toHaveURL(/\/vendor-demo\/play/);
});
