import {
  bodiesOf,
  chooseMethod,
  closeTab,
  formOf,
  MEMBER_NUMBER,
  MEMBER_PHONE,
  receiveCode,
} from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { fillLogin, screenOf, storageOf } from '../../support/steps';

const REFUSED = /status of 4(22|29)/;

test('by SMS: a code, a wrong one, the right one; the wait outlives a reload', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await page.goto('/m/login');
  await chooseMethod(page, 'SMS code');
  const form = formOf(page);
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByText('Enter your mobile number')).toBeVisible();
  expect(await control.requests('R-12')).toEqual([]);
  const code = await receiveCode(page, control, MEMBER_PHONE);
  expect(await bodiesOf(control, 'R-12')).toEqual([
    { mobileNum: MEMBER_NUMBER, countryDialingCode: '63', purpose: 'login' },
  ]);
  await page.reload();
  await chooseMethod(page, 'SMS code');
  await expect(form.getByRole('timer')).toHaveText(/^Again in \d+ s$/);
  await expect(form.getByRole('button', { name: 'Get code' })).toHaveCount(0);
  await form.getByLabel('Mobile number').fill(MEMBER_PHONE);
  await form.getByLabel('SMS code').fill('000000');
  await form.getByRole('checkbox', { name: /Remember/ }).check();
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.getByLabel('SMS code')).toHaveAccessibleDescription('Verification code error');
  await form.getByLabel('SMS code').fill(code);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  const common = { type: 'sms', username: MEMBER_NUMBER, countryDialingCode: '63', geetest: true, remember: true };
  expect(await bodiesOf(control, 'R-06')).toEqual([
    { ...common, password: '000000' },
    { ...common, password: code },
  ]);
  const { local } = await storageOf(page);
  expect(JSON.parse(local['remPass'] ?? '{}')).toMatchObject({ type: 'sms', username: MEMBER_NUMBER, password: '' });
});

test('a remembered password is there after the tab was closed, sealed, and for its own method', async ({
  page,
  control,
}) => {
  await page.goto('/m/login');
  await formOf(page)
    .getByRole('checkbox', { name: /Remember/ })
    .check();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
  await closeTab(page);
  await page.goto('/m/login');
  const form = formOf(page);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Demo1234');
  await expect(form.getByRole('button', { name: 'Show password' })).toBeDisabled();
  const { local } = await storageOf(page);
  expect(JSON.parse(local['remPass'] ?? '{}')).toMatchObject({ type: 'username', username: 'demo_member' });
  expect(Object.values(local).join('\n')).not.toMatch(/Demo1234|RGVtbzEyMzQ/);
  await chooseMethod(page, 'SMS code');
  await expect(form.getByLabel('Mobile number')).toHaveValue('');
  await chooseMethod(page, 'Username');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Demo1234');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  expect((await bodiesOf(control, 'R-06')).at(-1)).toEqual({
    type: 'username', username: 'demo_member', password: 'Demo1234', geetest: true, remember: true,
  }); // prettier-ignore
});

test('too many attempts wait as long as the server says', async ({ page, control, expectFaults }) => {
  expectFaults(REFUSED);
  await control.scenario('limit', { answers: { 'R-06': { code: 'rate.limited', retryAfter: 3, times: 1 } } });
  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Demo1234');
  const form = formOf(page);
  await expect(form.getByRole('alert')).toHaveText('Too many attempts, please try again later');
  await expect(form.getByRole('timer')).toHaveText(/^0:0[1-3]$/);
  await expect(form.getByRole('button', { name: 'Login' })).toBeDisabled();
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
});

test("the affiliate service's link is for agents", async ({ page, expectFaults }) => {
  expectFaults(/status of 403/);
  await page.goto('/m/login?role=agent');
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(page.getByText('Non-agents cannot log in')).toBeVisible();
  await fillLogin(page, 'demo_agent', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
});

/** A service that proves everybody to be the same person, as an app's bridge puts it into the page. */
function bringProvider(): void {
  const thirdPartySignIn = {
    initialised: true,
    sendsSms: false,
    signIn: async () => 'test-provider:maria',
    sendSms: async () => undefined,
    confirmSms: async () => null,
  };
  Object.assign(window, { thirdPartySignIn });
}

test('a third party: registers once, signs in from then on', async ({ page, control, expectFaults }) => {
  expectFaults(REFUSED);
  await page.addInitScript(bringProvider);
  await page.goto('/m/login');
  await expect(formOf(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);
  const resources = [{ type: 'SIGNIN', url: '', labelNameEn: '', resourceType: 'SIGNIN' }];
  await control.scenario('provider', { status: { info: { resources } } });
  await page.reload();
  await formOf(page).getByRole('button', { name: 'Google' }).click();
  await expect(screenOf(page, 'register')).toBeVisible();
  const form = formOf(page);
  await expect(form.getByText('Register once, then Google signs you in.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Google' })).toHaveCount(0);
  await page.reload();
  await form.getByRole('button', { name: 'Google' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Register once' })).toBeFocused();
  await form.getByLabel(/^Username/).fill('maria_one');
  await form.getByLabel('Password', { exact: true }).fill('Secret123');
  await form.getByLabel(/^Confirm password/).fill('Secret123');
  await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
  await form.getByRole('textbox', { name: 'Captcha' }).fill(await control.captcha());
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  expect((await bodiesOf(control, 'R-14'))[0]).toMatchObject({
    firebaseChannel: 'google',
    firebaseIdToken: 'test-provider:maria',
  });
  await page.goto('/m/register');
  await formOf(page).getByRole('button', { name: 'Google' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  expect((await bodiesOf(control, 'R-06')).at(-1)).toEqual({
    type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'test-provider:maria', geetest: true, remember: false,
  }); // prettier-ignore
});
