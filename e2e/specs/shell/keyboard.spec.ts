import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { walkByTab } from '../../support/page-checks/focus';
import { bottomMenu, expectNoSurfaceEntry } from '../../support/frame';
import { screenOf, signIn } from '../../support/steps';

const EVERYTHING_INSIDE = { missed: [], outside: [] };

async function openByKey(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
}

test('every control of a page is in reach: header, title bar, content, bottom menu, floating button', async ({
  page,
}) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/set');
  await expect(page.getByRole('button', { name: 'Quick links', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Version \d/)).toBeVisible();
  expect(await walkByTab(page, page.locator('body'))).toEqual(EVERYTHING_INSIDE);
});

test('the menu keeps the focus, Escape and the cross give it back', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.locator('header').getByRole('button', { name: /^Menu/ });
  await openByKey(page, opener);
  await expect(menu).toBeFocused();
  await expect(menu.getByLabel('Username')).toBeVisible();
  await openByKey(page, menu.getByRole('button', { name: /^Language/ }));
  await expect(menu.getByRole('button', { name: 'Bahasa Indonesia' })).toBeVisible();
  expect(await walkByTab(page, menu)).toEqual(EVERYTHING_INSIDE);
  // One fold is open at a time.
  for (const fold of ['Games', 'Slots']) await openByKey(page, menu.getByRole('button', { name: fold }));
  await expect(menu.getByRole('list', { name: 'Slots' }).getByRole('link').first()).toBeVisible();
  expect(await walkByTab(page, menu)).toEqual(EVERYTHING_INSIDE);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await openByKey(page, menu.getByRole('button', { name: 'Close' }));
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a panel leaves only the bottom menu in reach, and gives the focus back', async ({ page }) => {
  await signIn(page, 'demo_member');
  const purse = page.locator('header').getByRole('button', { name: /^Wallet/ });
  const place = (name: string): Locator => bottomMenu(page).getByRole('button', { name });
  for (const [opener, title] of [
    [purse, 'Wallet'],
    [place('Deposit'), 'Wallet'],
    [place('Promo'), 'Promotions'],
  ] as const) {
    const panel = page.getByRole('dialog', { name: title });
    await openByKey(page, opener);
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('button').nth(3)).toBeVisible();
    const { missed, outside } = await walkByTab(page, panel);
    expect(missed).toEqual([]);
    expect(outside).toEqual(['Account', 'Promo', 'Home', 'Deposit', 'Service']);
    await panel.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a question and the register form keep the focus, and Escape gives it back', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const register = bottomMenu(page).getByRole('button', { name: 'Register' });
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await openByKey(page, register);
  await expect(form.getByRole('textbox', { name: /captcha/i })).toBeVisible();
  expect(await walkByTab(page, form)).toEqual(EVERYTHING_INSIDE);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(register).toBeFocused();
  await expectNoSurfaceEntry(page);

  await signIn(page, 'demo_member');
  const leave = page.locator('header').getByRole('button', { name: 'Log out' });
  const question = page.getByRole('alertdialog');
  await openByKey(page, leave);
  await expect(question.getByRole('button')).toHaveCount(2);
  expect(await walkByTab(page, question)).toEqual(EVERYTHING_INSIDE);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(leave).toBeFocused();
});
