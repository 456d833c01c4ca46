import type { Page } from '@playwright/test';
import { bodiesOf, changeLanguage, formOf, rotate } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { bottomMenu } from '../../support/frame';
import { fillLogin, screenOf } from '../../support/steps';

const LOST = /ERR_INTERNET_DISCONNECTED|status of 4\d\d/;

/** What shows messages comes once the page rests; a phone that has it is the one of these stories. */
async function restsOn(page: Page): Promise<void> {
  await expect(page.locator('[data-floating-widget]')).toBeVisible();
}

/** Presses a button where there is no connection, and has the connection again. */
async function pressOffline(page: Page, press: () => Promise<void>, words: RegExp): Promise<void> {
  await page.context().setOffline(true);
  // The message stays for one second only, so it is looked for while the button is pressed.
  await Promise.all([expect(page.getByText(words).first()).toBeVisible(), press()]);
  await page.context().setOffline(false);
}

test('signing in and paying in keep what was typed: no connection, another language, the phone on its side', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(LOST);
  await page.goto('/m/login');
  const form = formOf(page);
  await restsOn(page);
  await pressOffline(page, () => fillLogin(page, 'demo_member', 'Demo1234'), /No Internet/);
  await changeLanguage(page, 'TY');
  await expect(form.getByRole('button', { name: 'Mag-login' })).toBeVisible();
  await rotate(page);
  await expect(form.getByLabel('Username')).toHaveValue('demo_member');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Demo1234');
  await changeLanguage(page, 'EN');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  expect(await control.requests('R-06')).toHaveLength(1);

  await page.goto('/m/voucherCenter');
  await restsOn(page);
  await form.getByRole('radio', { name: 'Bank transfer' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('600');
  await form.getByLabel('Payer name').fill('Ann Lee');
  const send = form.locator('form button[type="submit"]');
  await pressOffline(page, () => send.click(), /No Internet/);
  await changeLanguage(page, 'TY');
  await expect(send).toHaveText('Mag-deposit ng ₱600.00');
  await rotate(page);
  await expect(form.locator('input[name="fields.payerName"]')).toHaveValue('Ann Lee');
  await send.click();
  await expect(screenOf(page, 'deposit-order')).toBeVisible();
  expect(await bodiesOf(control, 'R-30')).toEqual([
    { methodId: 'bank', amount: 600, fields: { payerName: 'Ann Lee' } },
  ]);
});

test('the registration over home, where mobile is the only way: nothing typed is lost, a code, the login', async ({
  page,
  control,
  site,
  expectFaults,
}) => {
  expectFaults(LOST);
  await page.goto(`${site.of('lotus')}/m/home`);
  await expect(screenOf(page, 'home')).toBeVisible();
  await restsOn(page);
  await bottomMenu(page).getByRole('button', { name: 'Register' }).click();
  const modal = page.getByRole('dialog', { name: 'Create your account' });
  await expect(modal.getByLabel('Mobile number')).toBeVisible();
  await expect(modal.getByRole('radiogroup')).toHaveCount(0);
  const number = modal.getByRole('textbox', { name: 'Mobile number' });
  await modal.getByRole('button', { name: /^Country code/ }).click();
  await page.getByRole('combobox').fill('63');
  await page.getByRole('option').first().click();
  await number.fill('09175550003');
  await modal.getByLabel('Date of birth', { exact: true }).fill('1990-05-17');
  await modal.getByLabel('Password', { exact: true }).fill('Secret123');
  await modal.getByLabel(/^Confirm password/).fill('Secret123');
  await pressOffline(page, () => modal.getByRole('button', { name: 'Get code' }).click(), /No Internet/);
  await changeLanguage(page, 'CN');
  await expect(page.getByRole('dialog', { name: '创建账号' })).toBeVisible();
  await rotate(page);
  await changeLanguage(page, 'EN');
  await expect(number).toHaveValue('09175550003');
  await expect(modal.getByLabel('Password', { exact: true })).toHaveValue('Secret123');
  await modal.getByRole('button', { name: 'Get code' }).click();
  await expect(modal.getByRole('timer')).toBeVisible();
  await modal.getByLabel('SMS code').fill(await control.smsCode('09175550003'));
  await modal.getByRole('button', { name: 'Register' }).click();
  await expect(modal.getByText('Registered successfully, ready for login')).toBeVisible();
  expect((await bodiesOf(control, 'R-15'))[0]).toMatchObject({ mobileNum: '9175550003', countryDialingCode: '63' });
  await modal.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(formOf(page).getByLabel('Username')).toHaveValue('639175550003');
});

test('a trial of another merchant is its own, and registers at its door', async ({ page, control, site }) => {
  await page.goto(`${site.of('lotus')}/m/trail`);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await control.requests('R-08'))[0]?.headers['merchant']).toBe('lotus-trial');
  await page.goto(`${site.of('lotus')}/m/voucherCenter`);
  const gate = page.getByRole('alertdialog');
  await expect(gate).toContainText('Please login an actual account to use this function');
  expect((await control.requests('R-29')).map(({ code }) => code)).toEqual([]);
  await gate.getByRole('button', { name: 'Register' }).click();
  await expect(screenOf(page, 'register')).toBeVisible();
  await expect(formOf(page).getByLabel('Mobile number')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
