import type { Page } from '@playwright/test';
import { changeLanguage } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => main(page).locator('input[inputmode="decimal"]');
const send = (page: Page) => main(page).locator('form button[type="submit"]');

async function openDesk(page: Page, language: string): Promise<void> {
  await signIn(page, 'demo_member');
  await page.goto('/m/voucherCenter');
  await expect(screenOf(page, 'deposit')).toBeVisible();
  if (language !== 'EN') await changeLanguage(page, language);
}

for (const [language, lang, typed, said, sent] of [
  ['EN', 'en', '2,500.00', '₱2,500.00', 2500],
  ['ID', 'id', '1.000', '₱1.000,00', 1000],
  ['CN', 'zh-CN', '120。50', '₱120.50', 120.5],
  ['TY', 'fil', '１，０００', '₱1,000.00', 1000],
] as const) {
  test(`an amount is sent as it is typed in ${language}: ${typed}`, async ({ page, control }) => {
    await openDesk(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await amount(page).pressSequentially(typed);
    await expect(amount(page)).toHaveValue(typed);
    await expect(main(page).getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(send(page)).toContainText(said);
    await send(page).click();
    await expect(page).toHaveURL(/\/vendor-demo\/pay\?/);
    const [order] = await control.requests('R-30');
    expect(order?.body).toMatchObject({ amount: sent });
  });
}

for (const [typed, words] of [
  ['1.000', 'We cannot tell which amount this is. Write it as ₱1,234.50'],
  ['200.5055', 'At most two decimals, as in ₱1,234.50'],
  ['1e5', 'This amount is not possible'],
  ['-200', 'This amount is not possible'],
] as const) {
  test(`no money goes by what is no clear amount: ${typed}`, async ({ page, control }) => {
    await openDesk(page, 'EN');
    await amount(page).pressSequentially(typed);
    await send(page).click();
    await expect(main(page).getByText(words)).toBeVisible();
    await expect(amount(page)).toHaveValue(typed);
    expect(await control.requests('R-30')).toEqual([]);
  });
}

test('a red envelope of a thousand, typed with its separator, is one of a thousand', async ({ page, control }) => {
  await signIn(page, 'demo_leader');
  await page.goto('/m/redRain');
  await expect(screenOf(page, 'red-rain')).toBeVisible();
  await main(page).getByRole('button', { name: 'Choose recipients' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: /^Done/ }).click();
  await amount(page).pressSequentially('1,000');
  await main(page).getByLabel('Payment password').fill('246810');
  await expect(send(page)).toContainText('₱1,000.00');
  await send(page).click();
  await expect.poll(async () => (await control.requests('R-79.send')).length).toBe(1);
  const [order] = await control.requests('R-79.send');
  expect(order?.body).toMatchObject({ recipients: [{ amount: 1000 }] });
});
