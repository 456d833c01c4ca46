import { formOf, MEMBER_PHONE, receiveCode } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { watchLeaks } from '../../support/leaks';
import { fillLogin, screenOf, storageOf } from '../../support/steps';

const OLD = 'Demo1234';
const NEW = 'Fresh#1234';
const LAST = 'Second&1234';

test('no secret is left lying about: sign in, change the password, lose it, register', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 4\d\d/);
  const leaks = watchLeaks(page);
  const form = formOf(page);
  const found: string[] = [];
  const look = async (...secrets: string[]): Promise<void> => void found.push(...(await leaks.find(secrets)));

  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Wrong#1234');
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await form.getByRole('checkbox', { name: /Remember/ }).check();
  await look('Wrong#1234');
  await fillLogin(page, 'demo_member', OLD);
  await expect(screenOf(page, 'home')).toBeVisible();
  const token = (await storageOf(page)).session['token'] ?? 'none';
  expect(token.length).toBeGreaterThan(20);

  await page.goto('/m/changePsw');
  await form.getByLabel('Current password').fill(OLD);
  await form.getByLabel('New password', { exact: true }).fill(NEW);
  await form.getByLabel('Confirm new password').fill(NEW);
  await form.getByRole('button', { name: 'Show password' }).first().click();
  await look(OLD, NEW);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await look(OLD, NEW);

  // The token is in its place of the tab, and nowhere else (D-01).
  const places = await leaks.find([token]);
  expect(new Set(places)).toEqual(
    new Set([`${token}: sessionStorage MC_SESSION_INFO`, `${token}: sessionStorage token`]),
  );

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(NEW);
  await look(NEW);

  await page.goto('/m/forget');
  const code = await receiveCode(page, control, MEMBER_PHONE);
  await form.getByLabel('SMS code').fill(code);
  await form.getByLabel('New password').fill(LAST);
  await form.getByRole('button', { name: 'Reset password' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await look(code, LAST);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/register');
  await form.getByLabel('Username').fill('quiet_one');
  await form.getByLabel('Password', { exact: true }).fill(LAST);
  await form.getByLabel('Confirm password').fill(LAST);
  await form.getByRole('textbox', { name: 'Captcha' }).fill(await control.captcha());
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await look(LAST);
  expect(found).toEqual([]);
});
