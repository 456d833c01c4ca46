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
import { fillLogin, screenOf, signIn } from '../../support/steps';

const REFUSED = /status of 422/;

test('forgotten, by phone: a wrong code, the old password, a new one; then signed in', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await page.goto('/m/forget');
  const form = formOf(page);
  const reset = form.getByRole('button', { name: 'Reset password' });
  await expect(reset).toBeDisabled();
  const code = await receiveCode(page, control, MEMBER_PHONE);
  await form.getByLabel('SMS code').fill('000000');
  await form.getByLabel('New password').fill('Fresh1234');
  await reset.click();
  await expect(form.getByLabel('SMS code')).toHaveAccessibleDescription('Verification code error');
  await expect(form.getByLabel('SMS code')).toHaveValue('');
  await expect(form.getByLabel('New password')).toHaveValue('Fresh1234');
  await form.getByLabel('SMS code').fill(code);
  await form.getByLabel('New password').fill('Demo1234');
  await reset.click();
  await expect(form.getByLabel('New password')).toHaveAccessibleDescription(/^new and old password cannot be the same/);
  await expect(form.getByLabel('SMS code')).toHaveValue(code);
  await form.getByLabel('New password').fill('Fresh1234');
  await reset.click();
  await expect(page.getByText('Password reset successful')).toBeVisible();
  await expect(screenOf(page, 'home')).toBeVisible();
  expect((await bodiesOf(control, 'R-10')).at(-1)).toEqual({
    newPassword: 'Fresh1234', mobileNum: MEMBER_NUMBER, countryDialingCode: '63', verificationCode: code,
  }); // prettier-ignore
  expect(await bodiesOf(control, 'R-06')).toEqual([
    {
      type: 'username', username: MEMBER_NUMBER, password: 'Fresh1234', countryDialingCode: '63', geetest: true,
      remember: false,
    },
  ]); // prettier-ignore
});

test('forgotten, by e-mail: the mailed password opens, and is changed before anything else', async ({
  page,
  control,
}) => {
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await chooseMethod(page, 'E-mail');
  const form = formOf(page);
  await form.getByLabel('Username').fill(' demo_first ');
  await form.getByLabel('E-mail', { exact: true }).fill('demo_first@example.com');
  await form.getByRole('button', { name: 'Retrieve password' }).click();
  await expect(page.getByText(/a message is on its way/)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await bodiesOf(control, 'R-11')).toEqual([{ username: 'demo_first', email: 'demo_first@example.com' }]);
  await fillLogin(page, 'demo_first', await control.mailedSecret('demo_first@example.com'));
  await expect(screenOf(page, 'change-password')).toBeVisible();
  await expect(form.getByText(/This is your first login/)).toBeVisible();
  await expect(form.getByLabel('Current password')).toHaveCount(0);
  await form.getByLabel('New password', { exact: true }).fill('Fresh1234');
  await form.getByLabel('Confirm new password').fill('Fresh1234');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.goto('/m/member/home');
  await expect(screenOf(page, 'member-home')).toBeVisible();
});

test('changed: the same is none, a wrong old one is silent, a new one goes home and is remembered', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await page.goto('/m/login');
  await formOf(page)
    .getByRole('checkbox', { name: /Remember/ })
    .check();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.goto('/m/changePsw');
  const form = formOf(page);
  const send = form.getByRole('button', { name: 'Change password' });
  const fill = async (old: string, fresh: string): Promise<void> => {
    await form.getByLabel('Current password').fill(old);
    await form.getByLabel('New password', { exact: true }).fill(fresh);
    await form.getByLabel('Confirm new password').fill(fresh);
    await send.click();
  };
  await expect(form.getByLabel('Account')).toHaveValue('demo_member');
  await fill('Demo1234', 'Demo1234');
  await expect(form.getByText('new and old password cannot be the same')).toBeVisible();
  expect(await control.requests('R-23')).toEqual([]);
  await fill('Wrong1234', 'Fresh1234');
  await expect(form.getByLabel('Current password')).toBeFocused();
  await expect(form.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-sonner-toast][data-type="error"]')).toHaveCount(0);
  await fill('Demo1234', 'Fresh1234');
  await expect(page.getByText('Change saved')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await bodiesOf(control, 'R-23')).at(-1)).toEqual({
    oldPassword: 'Demo1234', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234',
  }); // prettier-ignore
  await closeTab(page);
  await page.goto('/m/login');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Fresh1234');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
});

test('who must change the password goes nowhere else; visitors and trials do not come to it', async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/login');
  await fillLogin(page, 'demo_first', 'Demo1234');
  await expect(screenOf(page, 'change-password')).toBeVisible();
  await page.goto('/m/activity');
  await expect(screenOf(page, 'change-password')).toBeVisible();
  await expect(formOf(page).getByLabel('Current password')).toBeVisible();
  await closeTab(page);
  await signIn(page, 'demo_member');
  await closeTab(page);
  await page.goto('/m/trail');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/changePsw');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});
