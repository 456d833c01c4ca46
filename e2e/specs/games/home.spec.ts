import type { Page } from '@playwright/test';
import { expect, NO_POPUPS, test } from '../../support/fixtures';
import { passTime } from '../../support/frame';
import { stopClock } from '../../support/page-time';
import { screenOf, signIn } from '../../support/steps';

const MERCHANT = { merchant: 'aurora', platform: 'html5' };

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
const moves = (page: Page, name: string) => carousel(page, name).getAttribute('data-moves');

test('home asks for exactly what it shows', async ({ page, control }) => {
  await page.goto('/m/home');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await expect(carousel(page, 'Latest winners')).toBeAttached();
  const queries = async (id: string) => (await control.requests(id)).map(({ query }) => query);
  expect(await queries('R-36')).toEqual([{ typeId: '1', merchant_code: 'aurora' }]);
  expect(await queries('R-38')).toEqual([
    { isPlatform: '2', language: 'EN', platform: 'html5', merchantCode: 'aurora' },
  ]);
  expect(await queries('R-44')).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: '20' }]);
  expect(await queries('R-60')).toEqual([{ types: 'B,PL,PU,PR,H', platform: 'M', merchantCode: 'aurora' }]);
  const section = { ...MERCHANT, gameType: 'RNG', pageNo: '1', pageSize: '10', language: 'EN', clientType: '2' };
  const asked = await queries('R-37');
  expect(asked).toHaveLength(2);
  expect(asked).toEqual(
    expect.arrayContaining([
      { ...section, isNew: '1' },
      { ...section, gameClassify: 'JP' },
    ]),
  );
  // One name each, and More where there are more than six.
  await expect(page.getByRole('region', { name: 'Jackpot', exact: true })).toHaveCount(1);
  await expect(page.locator('[data-amount="11037594.00"]')).toHaveText('₱11,037,594.00');
  for (const name of ['New', 'Hot', 'Jackpot games']) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.locator('[data-game]')).toHaveCount(6);
    await expect(region.getByRole('button', { name: `More: ${name}` })).toBeAttached();
  }
  await page.getByRole('button', { name: 'More: Hot' }).click();
  await expect(page).toHaveURL(/\/m\/home\?gameType=RNG$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('banners and winners move at their own times, and stand while the page is left alone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/home');
  await expect(carousel(page, 'Highlights')).toHaveAttribute('data-playing', 'true');
  await carousel(page, 'Latest winners').scrollIntoViewIfNeeded();
  await expect(carousel(page, 'Latest winners')).toHaveAttribute('data-playing', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(carousel(page, 'Highlights')).toHaveAttribute('data-playing', 'true');
  await expect(carousel(page, 'Latest winners')).not.toHaveAttribute('data-playing');
  await stopClock(page);
  // From one move to the next: its own 1000 ms, then a rest of 5000 ms.
  const before = Number(await moves(page, 'Highlights'));
  await expect
    .poll(async () => {
      await passTime(page, 500);
      return moves(page, 'Highlights');
    })
    .toBe(String(before + 1));
  await passTime(page, 5400);
  expect(await moves(page, 'Highlights')).toBe(String(before + 1));
  await passTime(page, 600);
  expect(await moves(page, 'Highlights')).toBe(String(before + 2));
});

test('one banner stands alone; the counter grows and promises nothing', async ({ page, control }) => {
  await control.scenario('one', {
    banners: [
      { url: '/images/default.png', groupName: 'm_home', linkage: '/m/live', title: 'Only one' },
      { url: '', groupName: 'm_video', linkage: 'https://youtu.be/dQw4w9WgXcQ', title: 'How to play' },
    ],
  });
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await expect(carousel(page, 'Highlights').getByRole('link', { name: 'Only one' })).toBeVisible();
  await expect(carousel(page, 'Highlights')).not.toHaveAttribute('data-moves');
  const counter = page.locator('[data-counter]');
  const value = async (): Promise<number> => Number(((await counter.textContent()) ?? '').replaceAll(',', ''));
  await expect(counter).toBeAttached();
  await stopClock(page);
  const start = await value();
  expect(start).toBeGreaterThanOrEqual(1_200_000_000);
  await passTime(page, 5000);
  const growth = (await value()) - start;
  expect(growth).toBeGreaterThanOrEqual(100);
  expect(growth).toBeLessThanOrEqual(1000);
  await expect(counter).toHaveAttribute('aria-hidden', 'true');
  // The video's own player comes with the tap, in the page's language.
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: 'Play: How to play' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/embed\/dQw4w9WgXcQ\?hl=en&/);
});

test('a category opens in the page, lotteries in their lobby, and a vendor is launched', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/home');
  const menu = page.getByRole('radiogroup', { name: 'Game categories' });
  await expect(menu.getByRole('radio')).toHaveText([
    'Home', 'Hot', 'Slots', 'Bingo', 'Live casino', 'Fishing', 'Cards', 'Sports', 'E-sports', 'Cockfight', 'Lottery',
    'E-lottery',
  ]); // prettier-ignore
  for (const [name, type] of [
    ['Hot', 'HOT'],
    ['Slots', 'RNG'],
    ['Bingo', 'BINGO'],
    ['Cockfight', 'COCKFIGHT'],
  ] as const) {
    await menu.getByRole('radio', { name, exact: true }).click();
    await expect(page).toHaveURL(`/m/home?gameType=${type}`);
    await expect(menu.getByRole('radio', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.getByRole('list', { name: 'Providers' }).getByRole('listitem')).toHaveCount(3);
  expect((await control.requests('R-45')).length).toBe(0);
  await menu.getByRole('radio', { name: 'Lottery', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/lottery$/);
  await expect(screenOf(page, 'lottery')).toBeVisible();
  expect((await control.requests('R-45')).length).toBe(0);
  await page.goto('/m/home?gameType=LOTT');
  await expect(page.getByRole('link', { name: 'Lottery lobby' })).toHaveAttribute('href', '/m/lottery');
  await page.getByRole('list', { name: 'Providers' }).getByRole('button').first().click();
  await page.waitForURL(/\/vendor-demo\/play/);
  const [launch] = await control.requests('R-45');
  expect(launch?.query).toMatchObject({
    gameCategory: 'LOTT',
    vassalage: 'LOTT',
    gameCode: 'lobby',
    prizeMode: 'Elott',
  });
  await page.goto('/m/home?gameType=BINGO');
  await expect
    .poll(async () => (await control.requests('R-37')).at(-1)?.query)
    .toMatchObject({ gameType: 'RNG', gameClassify: 'BG', pageSize: '35' });
});

test('a winner’s card launches its game; without winners home goes without the strip', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  const strip = carousel(page, 'Latest winners');
  await strip.scrollIntoViewIfNeeded();
  await strip.locator('li:not([inert])').first().getByRole('button').click();
  await page.waitForURL(/\/vendor-demo\/play/);
  const [launch] = await control.requests('R-45');
  const [recent] = await control.requests('R-42');
  expect(launch?.query['nodeId']).toBe(recent?.query['nodeId']);
  await control.scenario('none', { answers: { 'R-44': { value: { list: [] } } } });
  await page.goto('/m/home');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await expect(page.getByText('Latest winners')).toHaveCount(0);
});

test('the lists are asked for once after the languages tried', async ({ page, control }) => {
  await page.goto('/m/home');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await page.getByRole('button', { name: /^Menu/ }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Language' }).click();
  await menu.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  for (const id of ['R-38', 'R-44'] as const) {
    await expect
      .poll(async () => (await control.requests(id)).map(({ query }) => query['language']))
      .toEqual(['EN', 'ID']);
  }
});

test('the end of home: makers, channels, and the way back up', async ({ page, control }) => {
  await control.scenario('telegram', {
    status: {
      info: { resources: [{ type: 'TELEGRAM', url: 'https://t.me/example', labelNameEn: '', resourceType: '' }] },
    },
  });
  await page.goto('/m/home');
  const footer = page.locator('[data-home-footer]');
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/example');
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await expect(footer.locator('iframe, [aria-label^="Play"]')).toHaveCount(0);
  await expect(footer.getByRole('img', { name: 'Amberreel' })).toHaveAttribute(
    'src',
    /\/images\/vendor\/white\/AMBR\.png$/,
  );
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
});

test('pop-ups: one in a visit, the list, then the offer of the app; the list again after the login', async ({
  page,
  control,
}) => {
  await page.addInitScript(() => {
    // Shown as on a first visit; what the page itself marks later stays.
    if (sessionStorage.getItem('seenPopups') === 'visitor member app') sessionStorage.removeItem('seenPopups');
  });
  await control.scenario(NO_POPUPS, {});
  await page.goto('/m/home');
  const first = page.getByRole('dialog', { name: 'Double points this week' });
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Next' }).click();
  const second = page.getByRole('dialog', { name: 'Invite a friend' });
  await second.getByRole('button', { name: 'Close' }).last().click();
  const reload = async (): Promise<void> => {
    await page.reload();
    await expect(page.locator('[data-home-footer]')).toBeAttached();
  };
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Another visit of the same device.
  await page.evaluate(() => sessionStorage.removeItem('seenPopups'));
  await reload();
  const offer = page.getByRole('dialog', { name: 'Aurora on your phone' });
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signIn(page, 'demo_member');
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Not today' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
