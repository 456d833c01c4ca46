import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { holdCall } from '../../support/held-call';
import { comeBack, stopClock } from '../../support/page-time';
import { untilFollowing } from '../../support/releases/release-news';
import { screenOf, signIn, storageOf } from '../../support/steps';

const NO_INBOX_BUT = (count: number) => ({
  notices: [],
  answers: { 'R-55': { value: { unReadCount: 0 } }, 'R-57': { value: count } },
});

function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Menu/ });
}

async function openGames(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Games' }).click();
  return menu;
}

function keep(page: Page, key: string, value: string): Promise<void> {
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

test('an announcement that was read lowers every badge by one', async ({ page, control }) => {
  await control.scenario('unread', { answers: { 'R-55': { value: { unReadCount: 2 } }, 'R-57': { value: 4 } } });
  await signIn(page, 'demo_member');
  await page.goto('/m/message');
  const row = page.getByRole('main').getByRole('link', { name: /^Announcements/ });
  const label = await row.getByRole('img', { name: /unread$/ }).getAttribute('aria-label');
  const unread = Number.parseInt(label ?? '', 10);
  expect(unread).toBeGreaterThan(1);
  await expect(menuButton(page)).toHaveText(String(unread + 6));

  await row.click();
  await expect(screenOf(page, 'notice')).toBeVisible();
  await page.locator('article').first().getByRole('button').click();
  await expect.poll(async () => (await control.requests('R-61')).map(({ body }) => body)).toHaveLength(1);
  await expect(menuButton(page)).toHaveText(String(unread + 5));

  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Announcements/ })).toHaveText(`Announcements${unread - 1}`);
  await expect(menu.getByRole('link', { name: /^Messages/ })).toHaveText('Messages6');
  await menu.getByRole('link', { name: 'Member centre' }).click();
  await expect(screenOf(page, 'member-home')).toBeVisible();
  const badges = page.getByRole('main').getByRole('img', { name: /unread$/ });
  await expect(badges.first()).toHaveAccessibleName('6 unread');
  await expect(badges.last()).toHaveAccessibleName(`${unread - 1} unread`);
});

test('badges end at 99+, and the counts are asked for once in 250 ms', async ({ page, control }) => {
  await page.clock.install();
  await control.scenario('unread', NO_INBOX_BUT(0));
  await untilFollowing(page, () => signIn(page, 'demo_member'), menuButton(page));
  await expect.poll(async () => (await control.requests('R-57')).length).toBeGreaterThan(0);
  await expect(menuButton(page)).toHaveText('');
  await stopClock(page);

  for (const [count, badge] of [
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ] as const) {
    await control.scenario('unread', NO_INBOX_BUT(count));
    await comeBack(page);
    await page.clock.runFor(1000);
    await expect(menuButton(page)).toHaveText(badge);
  }

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/inbox/unread-count')) asked += 1;
  });
  await page.clock.runFor(1000);
  await comeBack(page);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toBe(1);
  for (const _again of [1, 2, 3]) await comeBack(page);
  await page.clock.runFor(248);
  // A call of its own after it: one that went out too early would have been seen by now.
  await page.evaluate(() => fetch('/m/home').then((answer) => answer.text()));
  expect(asked).toBe(1);
  await page.clock.runFor(2);
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch('/m/home').then((answer) => answer.text()));
  expect(asked).toBe(2);
});

test('visitors and trials are never asked for', async ({ page, control }) => {
  const goAbout = async (): Promise<void> => {
    await page.goto('/m/home');
    await expect(screenOf(page, 'home')).toBeVisible();
    await comeBack(page);
    await page.goto('/m/message');
    await expect(screenOf(page, 'message-center')).toBeVisible();
    await expect(page.getByRole('img', { name: /unread$/ })).toHaveCount(0);
  };
  await goAbout();
  await page.goto('/m/trail');
  await expect(page).toHaveURL(/\/m\/home$/);
  await goAbout();
  await expect(menuButton(page)).toHaveText('');
  expect(await control.requests('R-55')).toEqual([]);
  expect(await control.requests('R-57')).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, 'demo_member');
  await expect.poll(async () => (await control.requests('R-57')).length).toBeGreaterThan(0);
  await expect.poll(async () => (await control.requests('R-55')).length).toBeGreaterThan(0);
});

test('the name of the last visit stands until the server answers; another’s or a broken one does not', async ({
  page,
  control,
}) => {
  await signIn(page, 'demo_member');
  const name = page.getByTestId('display-name');
  const kept = async (): Promise<string> => (await storageOf(page)).local['memberInfo'] ?? '{}';
  await expect.poll(async () => JSON.parse(await kept()) as unknown).toMatchObject({ nickname: 'Lucky Sam' });
  expect(JSON.parse(await kept())).not.toHaveProperty('token');

  await control.scenario('renamed', { answers: { 'R-21': { merge: { nickname: 'Lucky Samuel' } } } });
  const info = await holdCall(page, '/members/me');
  await page.reload();
  await expect(name).toHaveText('Lucky Sam');
  expect(info.asked()).toBe(1);
  await info.release();
  await expect(name).toHaveText('Lucky Samuel');
  await expect.poll(async () => JSON.parse(await kept()) as unknown).toMatchObject({ nickname: 'Lucky Samuel' });

  for (const useless of ['{"account":', '{"account":"demo_agent","nickname":"Marisol"}']) {
    await keep(page, 'memberInfo', useless);
    info.hold();
    await page.reload();
    await expect(name).toHaveText('demo_member');
    await info.release();
    await expect(name).toHaveText('Lucky Samuel');
  }
});

test('the vendors of the last visit stand until the server answers; a broken list is ignored', async ({
  page,
  control,
}) => {
  // A visitor's home is rendered with the vendors in it: they stand there whatever the device has kept.
  await signIn(page, 'demo_member');
  await expect((await openGames(page)).getByRole('button', { name: 'Fishing' })).toBeVisible();
  const text = (await storageOf(page)).local['cache.vendors'] ?? '{}';
  const kept = JSON.parse(text) as { data: { sorting: readonly Record<string, unknown>[] } };
  expect(kept).toEqual({ v: 1, savedAt: expect.any(Number), language: 'EN', data: kept.data });

  const noFishing = kept.data.sorting.filter((row) => !Object.values(row).includes('FISH'));
  expect(noFishing).toHaveLength(kept.data.sorting.length - 1);
  await control.scenario('vendors', { vendors: { sorting: noFishing } });
  const vendors = await holdCall(page, '/games/types');
  await page.reload();
  const menu = await openGames(page);
  await expect(menu.getByRole('button', { name: 'Fishing' })).toBeVisible();
  expect(vendors.asked()).toBe(1);
  await vendors.release();
  await expect(menu.getByRole('button', { name: 'Fishing' })).toHaveCount(0);

  for (const useless of [text.slice(0, -9), JSON.stringify({ ...kept, v: 2 })]) {
    await keep(page, 'cache.vendors', useless);
    vendors.hold();
    await page.reload();
    const again = await openGames(page);
    await expect(again.getByRole('link', { name: 'Hot' })).toBeVisible();
    await expect(again.getByRole('button', { name: 'Slots' })).toHaveCount(0);
    await vendors.release();
    await expect(again.getByRole('button', { name: 'Slots' })).toBeVisible();
    await expect(again.getByRole('button', { name: 'Fishing' })).toHaveCount(0);
  }
});
