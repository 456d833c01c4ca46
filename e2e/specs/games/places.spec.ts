import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { openMenu } from '../../support/frame';
import { fillLogin, screenOf, signIn } from '../../support/steps';

const tile = (page: Page, nodeId: string | null): Locator => page.locator(`[data-game="${nodeId}"]`);

const topOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? -1);

/** Brings an element to the middle of the view, and waits until the page around it has come to rest. */
async function moveTo(element: Locator): Promise<number> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  let before = NaN;
  await expect
    .poll(async () => {
      const [last, now] = [before, await topOf(element)];
      before = now;
      return now - last;
    })
    .toBe(0);
  return before;
}

/** Launches a game, and comes back to a document that the browser reloads. */
async function playAndReturn(page: Page, play: Locator): Promise<void> {
  await play.click();
  await page.waitForURL(/\/vendor-demo\/play/);
  await page.goBack();
}

test('the way back from a game finds home’s HOME tab at the same place', async ({ page }) => {
  await signIn(page, 'demo_member');
  const section = page.getByRole('list', { name: 'Jackpot' });
  await section.scrollIntoViewIfNeeded();
  const game = section.locator('[data-game]').nth(3);
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  const place = await moveTo(game);
  await playAndReturn(page, game.getByRole('button').first());
  await expect.poll(() => topOf(game)).toBe(place);
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  expect(await topOf(game)).toBe(place);
});

test('the way back from a lottery finds its lobby at the same place', async ({ page }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/lottery');
  await expect(screenOf(page, 'lottery')).toBeVisible();
  const lottery = page.getByRole('list').locator('[data-lottery]').last();
  const place = await moveTo(lottery);
  await playAndReturn(page, lottery.getByRole('button'));
  await expect.poll(() => topOf(lottery)).toBe(place);
});

test('a visitor’s star survives the sign-in, and so does its place in the list', async ({ page, control }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await expect(screenOf(page, 'game-list')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-places="70"]')).toBeAttached();
  const cell = page.locator('[aria-posinset="40"]');
  await expect(cell).toBeAttached();
  const nodeId = await cell.locator('[data-game]').getAttribute('data-game');
  const place = await moveTo(tile(page, nodeId));
  await tile(page, nodeId).getByRole('button', { name: /^Add/ }).click();
  await expect(screenOf(page, 'login')).toBeVisible();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'game-list')).toBeVisible();
  await expect(tile(page, nodeId).getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect.poll(() => topOf(tile(page, nodeId))).toBe(place);
  expect((await control.requests('R-41.add')).map(({ query, body }) => ({ ...query, ...(body as object) }))).toEqual([
    expect.objectContaining({ nodeId }),
  ]);
});

/**
 * Chooses Chinese in the side menu, and answers where something was before: below the open menu, as a click on its button may
 * move the page.
 */
async function chooseChinese(page: Page, held: Locator, call: RegExp): Promise<number> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: /^Language/ }).click();
  const place = await topOf(held);
  const answered = page.waitForResponse(call);
  await menu.getByRole('button', { name: '中文' }).click();
  await (await answered).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return place;
}

test('a change of language leaves a long list where it is', async ({ page }) => {
  await page.goto('/m/rng');
  await expect(screenOf(page, 'game-list')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-places="70"]')).toBeAttached();
  const cell = page.locator('[aria-posinset="40"]');
  await expect(cell).toBeAttached();
  const game = tile(page, await cell.locator('[data-game]').getAttribute('data-game'));
  await moveTo(game);
  const place = await chooseChinese(page, game, /\/games\?.*language=CN/);
  await expect(game).toBeInViewport();
  expect(await topOf(game)).toBe(place);
});

test('a change of language leaves home and promotions where they are', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  const game = page.locator('[data-slot="home.catalogue"] [data-game]').last();
  await moveTo(game);
  const place = await chooseChinese(page, game, /\/games\/hot\?.*language=CN/);
  await expect(game).toBeInViewport();
  expect(await topOf(game)).toBe(place);
  await page.evaluate(() => localStorage.setItem('language', 'EN'));
  await page.goto('/m/activity');
  await expect(screenOf(page, 'activity')).toBeVisible();
  const promotion = page.locator('main article').nth(6);
  await moveTo(promotion);
  const before = await chooseChinese(page, promotion, /\/announcements\?/);
  await expect(promotion).toContainText(/\p{Script=Han}/u);
  await expect.poll(async () => Math.abs((await topOf(promotion)) - before)).toBeLessThan(40);
});

test('a category chosen at the top of home brings its games into view', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('radio', { name: 'Slots', exact: true }).click();
  const first = page.getByRole('list', { name: 'Slots' }).locator('[data-game]').first();
  const height = page.viewportSize()?.height ?? 0;
  // A whole row of games, not its first few dots.
  await expect.poll(async () => topOf(first)).toBeLessThan(height / 2);
  await expect(page.getByRole('radio', { name: 'Slots', exact: true })).toBeInViewport({ ratio: 0.9 });
});

/** The game in the middle of the view. */
const middleGame = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const under = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    const game = under.map((element) => element.closest<HTMLElement>('[data-game]')).find((tile) => tile !== null);
    return game?.dataset['game'] ?? null;
  });

test('a device that is turned keeps its place, shows more tiles side by side, and none beyond the view', async ({
  page,
}) => {
  const [upright, onItsSide] = [page.viewportSize() ?? { width: 390, height: 844 }, { width: 844, height: 390 }];
  await page.goto('/m/gameList?gameType=RNG');
  await expect(screenOf(page, 'game-list')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-places="70"]')).toBeAttached();
  await expect.poll(() => middleGame(page)).not.toBeNull();
  const nodeId = await middleGame(page);
  await page.setViewportSize(onItsSide);
  await expect(tile(page, nodeId)).toBeInViewport({ ratio: 0.9 });
  const box = await tile(page, nodeId).boundingBox();
  expect(box?.height).toBeLessThan(onItsSide.height * 0.65);
  expect(box?.width).toBeLessThan(onItsSide.width / 5);
  await page.setViewportSize(upright);
  await expect(tile(page, nodeId)).toBeInViewport({ ratio: 0.9 });
});

test('on its side a phone shows whole banners, and games below them', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/m/home');
  const banner = page.locator('[data-slot="home.banner"]');
  await expect(banner.getByRole('img').or(banner.getByRole('link')).first()).toBeVisible();
  const card = banner
    .locator('li, a, div')
    .filter({ has: page.locator('img') })
    .last();
  const box = async (): Promise<{ readonly width: number; readonly height: number }> =>
    (await card.boundingBox()) ?? { width: 0, height: 999 };
  await expect.poll(async () => (await box()).height).toBeLessThan(196);
  // The carousel takes the still banner's place meanwhile.
  const isWhole = async (): Promise<boolean> => {
    const { width, height } = await box();
    return Math.abs(width / height - 750 / 320) < 0.05;
  };
  await expect.poll(isWhole).toBe(true);
});
