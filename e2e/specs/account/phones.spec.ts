import type { Page } from '@playwright/test';
import { bodiesOf, chooseCountry, chooseMethod, closeTab, formOf } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import type { Site } from '../../support/site';
import { confirmIdentity, screenOf, signIn } from '../../support/steps';

/** Countries whose numbers are short, begin with a zero of their own, or are written in other digits. */
const NUMBERS = [
  ['Iceland', '354', '611 1234', '6111234'],
  ['Brunei', '673', '712 3456', '7123456'],
  ['Fiji', '679', '701 2345', '7012345'],
  ['Côte d’Ivoire', '225', '01 23 45 67 89', '0123456789'],
  ['Gabon', '241', '06 03 12 34', '06031234'],
  ['Congo', '242', '06 123 4567', '061234567'],
  ['Benin', '229', '01 90 01 12 34', '0190011234'],
  ['Hungary', '36', '06 20 123 4567', '201234567'],
  ['Russia', '7', '8 912 345-67-89', '9123456789'],
  ['India', '91', '081234 56789', '8123456789'],
  ['United States', '1', '(917) 555-0001', '9175550001'],
  ['Egypt', '20', '٠١٠٠١٢٣٤٥٦٧', '1001234567'],
] as const;

/** Opens the form of a site whose members register by their number. */
async function openForm(page: Page, site: Site): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.goto(`${site.of('lotus')}/m/register`);
  await expect(formOf(page).getByLabel('Mobile number')).toBeVisible();
}

for (const [country, dialingCode, typed, mobileNum] of NUMBERS) {
  test(`a number of ${country} is sent as its country has it`, async ({ page, control, site }) => {
    await openForm(page, site);
    const form = formOf(page);
    await chooseCountry(page, `+${dialingCode}`);
    await expect(form.getByRole('button', { name: /^Country code/ })).toHaveAccessibleName(new RegExp(country));
    await form.getByLabel('Mobile number').fill(typed);
    await form.getByRole('button', { name: 'Get code' }).click();
    await expect(form.getByRole('timer')).toBeVisible();
    expect(await bodiesOf(control, 'R-12')).toEqual([
      { mobileNum, countryDialingCode: dialingCode, purpose: 'register' },
    ]);
  });
}

for (const [country, dialingCode, , mobileNum] of NUMBERS) {
  test(`a member binds a number of ${country}, and signs in by it`, async ({ page, control }) => {
    const number = { mobileNum, countryDialingCode: dialingCode };
    await signIn(page, 'demo_member');
    await page.goto('/m/securityCenter');
    await page.getByRole('button', { name: /^Mobile number/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Mobile number' });
    await confirmIdentity(page);
    await sheet.getByRole('textbox', { name: 'Mobile number' }).fill(`+${dialingCode} ${mobileNum}`);
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await expect(sheet.getByRole('timer')).toBeVisible();
    await sheet.getByLabel('SMS code').fill(await control.smsCode(`+${dialingCode}${mobileNum}`));
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /^Mobile number/ })).toContainText(mobileNum.slice(-4));
    expect(await bodiesOf(control, 'R-22')).toMatchObject([number]);

    await closeTab(page);
    await page.goto('/m/login');
    await chooseMethod(page, 'SMS code');
    await formOf(page).getByLabel('Mobile number').fill(`+${dialingCode} ${mobileNum}`);
    await formOf(page).getByRole('button', { name: 'Get code' }).click();
    await expect(formOf(page).getByRole('timer')).toBeVisible();
    const code = await control.smsCode(`+${dialingCode}${mobileNum}`);
    await formOf(page).getByLabel('SMS code').fill(code);
    await formOf(page).getByRole('button', { name: 'Login' }).click();
    await expect(screenOf(page, 'home')).toBeVisible();
    const login = { type: 'sms', username: mobileNum, countryDialingCode: dialingCode };
    expect((await bodiesOf(control, 'R-06')).at(-1)).toMatchObject({ ...login, password: code });
  });
}

for (const pasted of ['\u202A+44\u20117400\u2011123456\u202C', 'tel:+447400123456', '＋４４ ７４００ １２３４５６']) {
  test(`the picker follows the prefix of ${JSON.stringify(pasted)}`, async ({ page, control, site }) => {
    await openForm(page, site);
    const form = formOf(page);
    await form.getByLabel('Mobile number').fill(pasted);
    await expect(form.getByRole('button', { name: /^Country code/ })).toHaveAccessibleName(/United Kingdom \+44$/);
    await form.getByRole('button', { name: 'Get code' }).click();
    await expect(form.getByRole('timer')).toBeVisible();
    expect(await bodiesOf(control, 'R-12')).toEqual([
      { mobileNum: '7400123456', countryDialingCode: '44', purpose: 'register' },
    ]);
  });
}

test('the picker finds countries by their short and English names, in Chinese too', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'CN'));
  await page.goto(`${site.of('lotus')}/m/register`);
  await formOf(page).locator('[aria-haspopup=dialog]').first().click();
  const search = page.getByRole('combobox');
  const finds = [
    ['usa', '美国'],
    ['uae', '阿拉伯联合酋长国'],
    ['uk', '英国'],
    ["cote d'ivoire", '科特迪瓦'],
    ['philippines', '菲律宾'],
    ['+1', '美国'],
  ] as const;
  for (const [words, name] of finds) {
    await search.fill(words);
    await expect(page.getByRole('option').first()).toContainText(name);
  }
});
