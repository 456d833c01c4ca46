import { expect, test } from '../../support/fixtures';
import { bottomMenu, expectMessage, messages, openMenu, passTime } from '../../support/frame';
import { stopClock } from '../../support/page-time';
import { screenOf, signIn, storageOf } from '../../support/steps';

test('each kind of message stays for its own time, one at a time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/set');
  const clear = page.getByRole('button', { name: /^Clear cache/ });
  await expect(clear).toBeVisible();
  await stopClock(page);
  await clear.click();
  await expectMessage(page, 'Cache cleared', 1500);

  // The later one takes the place of the earlier one, and has its whole time.
  await clear.click();
  await passTime(page, 1000);
  await expect(messages(page)).toHaveText(['Cache cleared']);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Invite friends' }).click();
  await expectMessage(page, 'Please login first', 3000);
  await expect(screenOf(page, 'login')).toBeVisible();
});

test('a refusal stays 3 s', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'demo_staff');
  const deposit = page.locator('header').getByRole('link', { name: 'Deposit' });
  await expect(deposit).toBeVisible();
  await stopClock(page);
  await deposit.click();
  await expectMessage(page, 'Please login an actual account to use this function', 3000);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('no connection 1 s, a launch 10 s and its limit 15 s, a log out 3 s at the most', async ({
  page,
  control,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED/);
  await control.scenario('slow', { answers: { 'R-45': { delayMs: 30_000 }, 'R-07': { delayMs: 30_000 } } });
  await page.clock.install();
  await signIn(page, 'demo_member');
  await page.goto('/m/rng');
  const game = page.locator('[data-game]').first().getByRole('button').first();
  await expect(game).toBeVisible();
  await expect(page.locator('header [data-money]')).toBeVisible();
  // What draws messages is fetched in a quiet moment: without a connection it could not be any more.
  await expect(page.getByRole('region', { name: /^Messages/ })).toHaveCount(1);
  await stopClock(page);

  const isOnline = (): Promise<boolean> => page.evaluate(() => navigator.onLine);
  await context.setOffline(true);
  await expect.poll(isOnline).toBe(false);
  await game.click();
  await expectMessage(page, 'No Internet', 1000);
  await context.setOffline(false);
  await expect.poll(isOnline).toBe(true);

  await game.click();
  await expectMessage(page, 'Opening your game…', 10_000);
  await passTime(page, 4800);
  await expect(messages(page)).toHaveCount(0);
  await passTime(page, 100);
  await expectMessage(page, 'Slow Connection', 1000);
  await expect(page).toHaveURL(/\/m\/rng$/);

  await page.locator('header').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expectMessage(page, 'Please wait', 3000);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await storageOf(page)).session['MC_SESSION_INFO']).toBeUndefined();
});

test('Register over home opens the form, says that it worked, and does not come again', async ({ page, control }) => {
  await page.goto('/m/home');
  await expect(page.locator('header').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
  const place = bottomMenu(page).getByRole('button', { name: 'Register' });
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await place.click();
  await expect(form.getByLabel(/^Username/)).toBeVisible();
  await expect.poll(async () => (await control.requests('R-05')).length).toBe(1);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  await expect(place).toBeFocused();
  await expect(page).toHaveURL(/\/m\/home$/);

  await place.click();
  await expect.poll(async () => (await control.requests('R-05')).length).toBe(2);
  await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
  await form.getByLabel(/^Username/).fill('modal_player');
  await form.getByLabel('Password', { exact: true }).fill('Fresh1234');
  await form.getByLabel(/^Confirm password/).fill('Fresh1234');
  await form.getByRole('textbox', { name: /captcha/i }).fill(await control.captcha());
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('Registered successfully, ready for login');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'login')).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await bottomMenu(page).getByRole('link', { name: 'Register' }).click();
  await expect(screenOf(page, 'register')).toBeVisible();
});
