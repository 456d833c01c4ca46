import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { bottomMenu, expectMessage, messages, openMenu, openPanel, watchAddresses } from '../../support/frame';
import { stopClock } from '../../support/page-time';
import { fillLogin, screenOf, signIn, signInAnew } from '../../support/steps';

test('guests get login and register in place of their account and the wallet', async ({ page }) => {
  await page.goto('/m/service');
  const places = bottomMenu(page).locator('a, button');
  await expect(places).toHaveText(['Login', 'Promo', 'Home', 'Register', 'Service']);
  for (const [name, path] of [
    ['Login', '/m/login'],
    ['Promo', '/m/activity'],
    ['Home', '/m/home'],
    ['Register', '/m/register'],
    ['Service', '/m/service'],
  ] as const)
    await expect(bottomMenu(page).getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(bottomMenu(page).getByRole('link', { name: 'Service' })).toHaveAttribute('aria-current', 'page');
  await bottomMenu(page).getByRole('link', { name: 'Register' }).click();
  await expect(screenOf(page, 'register')).toBeVisible();
});

test('the panels exclude each other, and a second tap, a way on or the closing button closes', async ({ page }) => {
  const addresses = watchAddresses(page);
  await signIn(page, 'demo_member');
  await expect(bottomMenu(page).locator('a, button')).toHaveText(['Account', 'Promo', 'Home', 'Deposit', 'Service']);
  const dialogs = page.getByRole('dialog');

  const wallet = await openPanel(page, 'Deposit');
  await expect(wallet.getByRole('group', { name: 'Total balance' })).toContainText('₱12,480.50');
  for (const name of ['Deposit', 'Withdraw', 'Transactions'])
    await expect(wallet.getByRole('button', { name })).toBeVisible();
  await expect(page.locator('[inert] [data-header="home"]')).toHaveCount(1);

  const promo = await openPanel(page, 'Promo');
  await expect(promo.getByRole('listitem')).toHaveText([
    'Promotions',
    'Reward centre',
    'Invite friends',
    'Rebate',
    'VIP',
  ]);
  await expect(dialogs).toHaveCount(1);
  await openPanel(page, 'Deposit');
  await expect(dialogs).toHaveCount(1);

  const place = bottomMenu(page).getByRole('button', { name: 'Deposit' });
  await expect(place).toHaveAttribute('aria-expanded', 'true');
  // Within 300 ms of its opening a panel takes no press, as no tap may open and close it.
  const pressed = async (): Promise<number> => {
    if ((await place.getAttribute('aria-expanded')) === 'true') await place.click();
    return dialogs.count();
  };
  await expect.poll(pressed).toBe(0);
  await expect(place).toHaveAttribute('aria-expanded', 'false');

  await openPanel(page, 'Promo');
  await promo.getByRole('button', { name: 'Close' }).click();
  await expect(dialogs).toHaveCount(0);

  await openPanel(page, 'Promo');
  await bottomMenu(page).getByRole('link', { name: 'Account' }).click();
  await expect(screenOf(page, 'member-home')).toBeVisible();
  await expect(dialogs).toHaveCount(0);

  // A step back closes the panel, the next one leaves the page.
  await openPanel(page, 'Deposit');
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(screenOf(page, 'member-home')).toBeVisible();
  await page.goBack();
  await expect(screenOf(page, 'home')).toBeVisible();

  // The last one's page may be another section's to bring: until it is there, the site goes home of itself.
  for (const [panel, name, address] of [
    ['Promo', 'Promotions', '/m/activity'],
    ['Promo', 'Reward centre', '/m/rewardCenter'],
    ['Promo', 'VIP', '/m/vip'],
    ['Deposit', 'Withdraw', '/m/withdraw'],
    ['Deposit', 'Deposit', '/m/voucherCenter'],
    ['Deposit', 'Transactions', '/m/transaction/record'],
  ] as const) {
    await expect(screenOf(page, 'home')).toBeVisible();
    const opened = await openPanel(page, panel);
    await opened.getByRole('button', { name, exact: true }).click();
    await expect(dialogs).toHaveCount(0);
    await expect.poll(() => addresses).toContain(address);
    if (name !== 'Transactions') await page.goBack();
  }
});

test.describe('invite friends', () => {
  const invite = async (page: Page): Promise<void> => {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Invite friends' }).click();
  };

  test('a visitor signs in first and comes to the invitation', async ({ page }) => {
    await page.goto('/m/home');
    await invite(page);
    await expect(screenOf(page, 'login')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/m/inviteFriends');
    await fillLogin(page, 'demo_member', 'Demo1234');
    await expect(page).toHaveURL(/\/m\/inviteFriends$/);
  });

  test('an agent opens accounts instead, and on home is told so', async ({ page }) => {
    await signIn(page, 'demo_agent');
    await page.getByRole('button', { name: 'Invite friends' }).click();
    const notice = page.getByRole('alertdialog', { name: 'You are an agent' });
    await expect(notice.getByRole('button')).toHaveText(['Close', 'Open account']);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('button', { name: 'Invite friends' }).click();
    await notice.getByRole('button', { name: 'Open account' }).click();
    await expect(page).toHaveURL(/\/m\/agentRegister$/);

    await page.goto('/m/activity');
    const menu = await openMenu(page);
    const first = menu.getByRole('navigation', { name: 'Menu' }).getByRole('link').first();
    await expect(first).toHaveText('Agent centre');
    await expect(first).toHaveAttribute('href', '/m/agent');
    await menu.getByRole('button', { name: 'Invite friends' }).click();
    await expect(page).toHaveURL(/\/m\/agentRegister$/);
    await page.goBack();
    const promo = await openPanel(page, 'Promo');
    await promo.getByRole('button', { name: 'Invite friends' }).click();
    await expect(page).toHaveURL(/\/m\/agentRegister$/);
  });

  for (const [customerService, text] of [
    [true, 'Please contact customer service'],
    [false, 'Coming soon'],
  ] as const) {
    test(`without REFERRAL it says "${text}" for 1000 ms`, async ({ page, control }) => {
      const info = { customerService, whitelabel: { promotions: { REFERRAL: false } } };
      await control.scenario('no referral', { status: { info } });
      await page.clock.install();
      await signInAnew(page, 'demo_member');
      const home = page.getByRole('button', { name: 'Invite friends' });
      await expect(home).toBeVisible();
      const menu = await openMenu(page);
      await expect(menu.getByRole('link', { name: 'Customer service' })).toHaveCount(customerService ? 1 : 0);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await stopClock(page);
      await home.click();
      await expectMessage(page, text, 1000);
      await invite(page);
      await expectMessage(page, text, 1000);
      await expect(messages(page)).toHaveCount(0);
      await expect(menu).toBeVisible();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  }
});
