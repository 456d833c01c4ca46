import type { Locator } from '@playwright/test';
import {
  bodiesOf,
  changeLanguage,
  chooseCountry,
  chooseMethod,
  formOf,
  receiveCode,
  rotate,
} from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { fillLogin, screenOf } from '../../support/steps';

const REFUSED = /status of 4\d\d/;

const BIRTHDAY = '1990-05-17';

/** Passes the age gate (docs/product/accounts.md#limits-and-breaks): refused without a birth date and under age first. */
async function fillBirthday(form: Locator): Promise<void> {
  const birthday = form.getByLabel('Date of birth', { exact: true });
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  // The latest day that the field takes: nobody who was born then is of age.
  await birthday.fill((await birthday.getAttribute('max')) ?? '');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(birthday).toHaveAccessibleDescription('You must be 21 or older');
  await birthday.fill(BIRTHDAY);
}

test('by mobile number, where there is no other way: the age gate, a wrong code, the right one, then the login', async ({
  page,
  control,
  site,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.goto(`${site.of('lotus')}/m/register`);
  const form = formOf(page);
  await expect(form.getByLabel('Mobile number')).toBeVisible();
  await expect(form.getByRole('radiogroup')).toHaveCount(0);
  await expect(form.getByLabel(/^Username/)).toHaveCount(0);
  await chooseCountry(page, '63');
  const code = await receiveCode(page, control, '09175550001');
  expect((await bodiesOf(control, 'R-12'))[0]).toEqual({
    mobileNum: '9175550001', countryDialingCode: '63', purpose: 'register',
  }); // prettier-ignore
  await form.getByLabel('SMS code').fill('000000');
  await form.getByLabel('Password', { exact: true }).fill('Secret123');
  await form.getByLabel(/^Confirm password/).fill('Secret123');
  await fillBirthday(form);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByLabel('SMS code')).toHaveAccessibleDescription('Verification code error');
  await expect(form.getByLabel('SMS code')).toBeFocused();
  await form.getByLabel('SMS code').fill(code);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  const host = new URL(site.of('lotus')).host;
  expect((await bodiesOf(control, 'R-15')).at(-1)).toEqual({
    countryDialingCode: '63',
    registerUrl: host,
    registerMethod: 'H5',
    domain: host,
    type: 0,
    mobileNum: '9175550001',
    verificationCode: code,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    birthday: BIRTHDAY,
  });
  await page.goto(`${site.of('lotus')}/m/login`);
  await fillLogin(page, '9175550001', 'Secret123');
  await expect(screenOf(page, 'home')).toBeVisible();
});

/** Every optional field of the registration, as a person fills it in (docs/product/accounts.md#registration). */
const OPTIONAL = {
  mobileNum1: ['Mobile number', '0917 555 0002', 'mobileNum', '9175550002'],
  email: ['E-mail', 'ann.one@mail.com', 'email'],
  nickname: ['Nickname', 'Annie', 'nickname'],
  payeeName: ['Real name', 'Ann Onymous', 'payeeName'],
  birthday: ['Date of birth', '1990-05-17', 'birthday'],
  paymentPassword: ['Payment password', '135790', 'paymentPassword'],
  idNumber: ['ID number', 'P1234567', 'idNumber'],
  qqNum: ['QQ', '10001', 'qqNum'],
  facebook: ['Facebook', 'ann.fb', 'facebook'],
  wechat: ['WeChat', 'ann_wc', 'wechat'],
  line: ['LINE', 'ann_line', 'line'],
  whatsapp: ['WhatsApp', '639175550002', 'whatsapp'],
  zalo: ['Zalo', '84900000000', 'zalo'],
  recommenderId: ['Referrer ID', 'friend-7', 'recommenderId'],
} as const;

test('by username with every field: checks on leaving, the invite code first, nothing typed is lost', async ({
  page,
  control,
  site,
  expectFaults,
}) => {
  expectFaults(REFUSED, /ERR_INTERNET_DISCONNECTED/);
  const rules = Object.fromEntries(Object.keys(OPTIONAL).map((name) => [name, { enabled: true, required: false }]));
  await control.scenario('fields', {
    answers: { 'R-13': { merge: { rules, affiliateRequired: true } } },
  });
  await page.goto('/m/register');
  const form = formOf(page);
  const register = form.getByRole('button', { name: 'Register' });
  const picture = form.locator('img[src^="data:image/png"]');
  let solution = '';
  const solve = async (): Promise<void> => {
    await expect(picture).toBeVisible();
    solution = await control.captcha();
    await form.getByRole('textbox', { name: 'Captcha' }).fill(solution);
  };
  await form.getByLabel('Username').fill('demo_member');
  await form.getByLabel('Password', { exact: true }).focus();
  await expect(form.getByLabel('Username')).toHaveAccessibleDescription(/^Sorry, the username already exists/);
  expect((await control.requests('R-18'))[0]?.query).toEqual({ username: 'demo_member' });
  await register.click();
  await expect(form.getByLabel('Username')).toBeFocused();
  await form.getByLabel('Username').fill('ann_player');
  await form.getByLabel('Password', { exact: true }).fill('Secret123');
  await form.getByLabel('Confirm password').fill('Secret123');
  for (const [label, value] of Object.values(OPTIONAL))
    await form.getByLabel(`${label} (optional)`, { exact: true }).fill(value);
  await form.getByLabel('Invite code').fill('NOBODY');
  await solve();
  await register.click();
  await expect(form.getByLabel('Invite code')).toHaveAccessibleDescription('Invalid invitation code');
  await expect(form.getByLabel('Invite code')).toBeFocused();
  expect(await control.requests('R-14')).toEqual([]);
  const asked = (await control.requests('R-17')).map((request) => request.query['field']);
  expect(new Set(asked)).toEqual(new Set(['mobileNum1', 'email', 'nickname', 'recommenderId', 'affiliateCode']));

  await chooseMethod(page, 'Mobile');
  await expect(form.getByLabel('SMS code')).toBeVisible();
  await chooseMethod(page, 'Username');
  await rotate(page);
  await expect(form.getByLabel('Nickname (optional)')).toHaveValue('Annie');
  await page.context().setOffline(true);
  await form.getByLabel('Invite code').fill('AGENT1');
  await form.getByRole('textbox', { name: 'Captcha' }).fill('1');
  await register.click();
  await expect(page.getByText(/No Internet/i)).toBeVisible();
  await page.context().setOffline(false);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Secret123');

  await solve();
  await register.click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  const host = new URL(site.url).host;
  const sent = Object.entries(OPTIONAL).map(([, [, value, name, travels]]) => [name, travels ?? value]);
  expect((await bodiesOf(control, 'R-14')).at(-1)).toEqual({
    ...Object.fromEntries(sent),
    countryDialingCode: '63',
    registerUrl: host,
    registerMethod: 'H5',
    domain: host,
    type: 0,
    username: 'ann_player',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    affiliateCode: 'AGENT1',
    captcha: solution,
  });
  const [check] = (await control.requests('R-19')).slice(-1);
  const [request] = (await control.requests('R-14')).slice(-1);
  expect(check?.at ?? Infinity).toBeLessThanOrEqual(request?.at ?? 0);
});

test('a language chosen meanwhile leaves what was typed and says it in that language', async ({ page }) => {
  await page.goto('/m/register');
  const form = formOf(page);
  await form.getByLabel('Username').fill('ab');
  await form.getByLabel('Password', { exact: true }).fill('Secret123');
  await expect(form.getByLabel('Username')).toHaveAccessibleDescription(/^At least 4 characters/);
  await page.getByRole('link', { name: 'Login' }).first().focus();
  await changeLanguage(page, 'CN');
  await expect(form.getByLabel('用户名', { exact: true })).toHaveValue('ab');
  await expect(form.getByLabel('用户名', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('密码', { exact: true })).toHaveValue('Secret123');
});
