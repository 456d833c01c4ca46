import { expect, test } from '../../support/fixtures';
import { openMenu } from '../../support/frame';
import { screenOf, signIn, storageOf } from '../../support/steps';

const ENTRIES = [
  'Deposit',
  'Withdraw',
  'Promotions',
  'Invite friends',
  'Reward centre',
  'Member centre',
  'Messages',
  'Announcements',
  'Games',
  'Get the app',
  'Customer service',
  'Settings',
  'LanguageEnglish',
];

test('a visitor signs in inside the menu and stays on the page', async ({ page }) => {
  await page.goto('/m/activity');
  const menu = await openMenu(page);
  const list = menu.getByRole('navigation', { name: 'Menu' });
  await expect(list.locator('a, button')).toHaveText(ENTRIES);
  await expect(menu.getByRole('link', { name: 'Free trial' })).toHaveAttribute('href', '/m/trail');
  await expect(menu.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
  await menu.getByLabel('Username').fill('demo_member');
  await menu.getByLabel('Password', { exact: true }).fill('Demo1234');
  await menu.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('header [data-testid="display-name"]')).toHaveText('Lucky Sam');
  await expect(page).toHaveURL(/\/m\/activity$/);

  await openMenu(page);
  const account = menu.getByRole('region', { name: 'Your account' });
  await expect(account).toContainText('Lucky Sam');
  await expect(account).toContainText('demo_member');
  await expect(account.locator('[data-money]')).toHaveText('₱12,480.50');
  await expect(account.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  await expect(account.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  await expect(account.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(menu.getByLabel('Username')).toHaveCount(0);
});

test('games: a slot vendor is a list on home, any other is launched, bingo is opened directly', async ({
  page,
  control,
}) => {
  await signIn(page, 'demo_member');
  const openGames = async () => {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Games' }).click();
    return menu;
  };
  let menu = await openGames();
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/m/home');
  await expect(menu.getByRole('link', { name: 'Hot', exact: true })).toHaveAttribute('href', '/m/home?gameType=HOT');
  await menu.getByRole('button', { name: 'Slots' }).click();
  await menu.getByRole('list', { name: 'Slots' }).getByRole('link', { name: 'Amberreel' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home\?gameType=RNG&vassalage=AMBR$/);
  await expect(page.getByRole('button', { name: 'Amberreel', pressed: true })).toBeVisible();
  await expect.poll(async () => (await control.requests('R-37')).at(-1)?.query['vassalage']).toBe('AMBR');

  menu = await openGames();
  await menu.getByRole('link', { name: 'Bingo', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home\?gameType=BINGO$/);
  await expect(page.getByRole('radio', { name: 'Bingo', checked: true })).toBeVisible();

  expect(await control.requests('R-45')).toEqual([]);
  menu = await openGames();
  await menu.getByRole('button', { name: 'E-sports' }).click();
  await menu.getByRole('list', { name: 'E-sports' }).getByRole('button', { name: 'Avant Arena' }).click();
  await expect(page).toHaveURL(/\/vendor-demo\/play/);
  const [launch] = await control.requests('R-45');
  expect(launch?.query).toMatchObject({ gameCategory: 'SPORTS', vassalage: 'AV', platform: 'html5' });
  expect(launch?.query['nodeId']).toBeUndefined();
});

test('language and theme are chosen in the menu and hold at once', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const menu = await openMenu(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeVisible();

  await menu.getByRole('button', { name: /^Language/ }).click();
  const languages = menu.getByRole('group', { name: 'Language' }).getByRole('button');
  await expect(languages).toHaveText(['Filipino', 'English', '中文', 'Bahasa Indonesia']);
  await expect(languages.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await languages.nth(2).click();
  const turned = page.getByRole('dialog', { name: '菜单' });
  await expect(turned.getByRole('button', { name: '中文', pressed: true })).toBeVisible();
  await expect(turned.getByRole('link', { name: '会员中心' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const { local } = await storageOf(page);
  expect([local['theme'], local['language']]).toEqual(['light', 'CN']);
  await page.keyboard.press('Escape');
  await expect(page.locator('header').getByRole('link', { name: '注册' })).toBeVisible();
});
