import type { Page } from '@playwright/test';
import type { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { openMenu, passTime } from '../../support/frame';
import { stopClock } from '../../support/page-time';
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
    await expect(page.locator(`[data-places="${pages * 35}"]`)).toBeAttached();
  }
  await page.evaluate(() => window.scrollBy(0, 300));
  const seen = page.locator('[aria-posinset="67"]');
  const nodeId = await seen.locator('[data-game]').getAttribute('data-game');
  // Clear of the bars, so that the click need not move it.
  await tile(page, nodeId).evaluate((game) => game.scrollIntoView({ block: 'center', behavior: 'instant' }));
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

test('a launch that fails otherwise says what it is, and the tile can be pressed again', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of (403|422|500)/);
  await signIn(page, 'demo_member');
  await openList(page, '/m/fish');
  const play = tiles(page).first().getByRole('button').first();
  for (const [answer, text] of [
    [{ code: 'launch.url_empty', status: 422 }, 'The requested url is empty, please check your request format'],
    [{ value: { url: '' } }, 'The requested url is empty, please check your request format'],
    [{ code: 'role.forbidden', status: 403 }, /does not have permission or the feature is temporarily unavailable/],
    [{ code: 'internal', status: 500 }, 'Unknown error'],
  ] as const) {
    await control.scenario('refused', { answers: { 'R-45': answer } });
    const before = (await control.requests('R-45')).length;
    // A second tap within a second is ignored (docs/product/games.md#launch).
    await expect
      .poll(async () => {
        await play.click();
        return (await control.requests('R-45')).length;
      })
      .toBeGreaterThan(before);
    await expect(page.getByText(text).last()).toBeVisible();
    await expect(play).not.toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/m\/fish$/);
  }
});

test('a slow launch shows on its tile, gives way to another tap, and is called off by leaving', async ({ page }) => {
  await signIn(page, 'demo_member');
  await openList(page, '/m/fish');
  const asked: string[] = [];
  await page.route('**/games/launch?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('nodeId') ?? '');
  });
  const [first, second] = [tiles(page).nth(0), tiles(page).nth(1)];
  const ids = [await first.getAttribute('data-game'), await second.getAttribute('data-game')];
  const play = (game: typeof first) => game.getByRole('button').first();
  await play(first).click();
  await expect(play(first)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => asked).toEqual(ids.slice(0, 1));
  await play(second).click();
  await expect(play(second)).toHaveAttribute('aria-busy', 'true');
  await expect(play(first)).not.toHaveAttribute('aria-busy');
  await expect.poll(() => asked).toEqual(ids);

  const note = page.getByText('Opening your game');
  await expect(note.last()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(note).toHaveCount(0);
});

for (const path of ['/m/gameList?gameType=RNG', '/m/rng', '/m/home?gameType=RNG'])
  test(`search, tabs and the way up stay in reach deep in ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(tiles(page).first()).toBeVisible();
    const places = (): Promise<number> =>
      page.locator('[data-places]').evaluate((list) => {
        // Home goes on below the list.
        window.scrollTo(0, window.scrollY + list.getBoundingClientRect().bottom - window.innerHeight);
        return Number(list.getAttribute('data-places'));
      });
    await expect.poll(places).toBeGreaterThanOrEqual(70);
    const up = page.getByRole('button', { name: 'Back to top' });
    const hot = page.getByRole('button', { name: 'Hot', exact: true });
    const reach = [page.getByRole('searchbox'), hot, up];
    if (!path.includes('home')) reach.push(page.getByRole('button', { name: 'Filter' }));
    // In view, and under nothing that would take the tap.
    for (const part of reach) await part.click({ trial: true });
    await page.getByRole('searchbox').fill('amber');
    await expect(page).toHaveURL(/gameName=amber/);
    await expect(tiles(page).first()).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('searchbox').fill('');
    await expect(page.locator('[data-places="35"]')).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

test('the next page is asked for 300 px before the end, and one a second', async ({ page, control }) => {
  await page.clock.install();
  await openList(page, '/m/gameList?gameType=RNG');
  const pages = async (): Promise<unknown> => (await queries(control, 'R-37')).map(({ pageNo }) => pageNo).join(' ');
  await expect(page.locator('[data-places="35"]')).toBeAttached();
  await stopClock(page);
  const end = page.getByRole('list', { name: 'Slots' });
  const scrollTo = (pixelsBelow: number): Promise<void> =>
    end.evaluate((list, below) => {
      window.scrollTo(0, window.scrollY + list.getBoundingClientRect().bottom - window.innerHeight - below);
    }, pixelsBelow);
  const pagesAfter = (milliseconds: number) => async (): Promise<unknown> => {
    await passTime(page, milliseconds);
    return pages();
  };
  const now = (): Promise<number> => page.evaluate(() => Date.now());
  await scrollTo(500);
  await passTime(page, 1500);
  expect(await pages()).toBe('1');
  await scrollTo(250);
  await expect.poll(pagesAfter(10)).toBe('1 2');
  const secondAt = await now();
  await expect
    .poll(async () => {
      await passTime(page, 10);
      return page.locator('[data-places="70"]').count();
    })
    .toBeGreaterThan(0);
  await scrollTo(0);
  await expect.poll(pagesAfter(50), { intervals: [50] }).toBe('1 2 3');
  // What the poll itself took of the page's time comes off.
  expect((await now()) - secondAt).toBeGreaterThanOrEqual(900);
});

test('the strip of vendors goes by five, and has no way on at its ends', async ({ page, control }) => {
  await page.goto('/m/home?gameType=RNG');
  const strip = page.getByRole('group', { name: 'Providers' });
  const row = strip.locator(':scope > div');
  const [back, on] = [strip.getByRole('button').first(), strip.getByRole('button').last()];
  await expect(row.getByRole('button').first()).toHaveText('All');
  // All stands there before the vendors are asked for.
  await expect
    .poll(async () => (await control.requests('R-52')).map(({ query }) => query))
    .toEqual([{ merchantCode: 'aurora' }]);
  await expect(row.getByRole('button').nth(1)).toBeVisible();
  await expect(back).toBeDisabled();
  const [far, room] = await row.evaluate((element) => {
    const [first, second] = [...element.children].map((entry) => entry.getBoundingClientRect().left);
    return [5 * ((second ?? 0) - (first ?? 0)), element.scrollWidth - element.clientWidth];
  });
  const scrolled = (): Promise<number> => row.evaluate(({ scrollLeft }) => scrollLeft);
  await on.click();
  await expect.poll(async () => Math.abs((await scrolled()) - Math.min(far, room))).toBeLessThan(2);
  await expect(back).toBeEnabled();
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect(on).toBeDisabled();
  await back.click();
  await expect(on).toBeEnabled();
});
