import { expect, test } from '../../support/fixtures';
import { holdCall } from '../../support/held-call';
import { fillLogin, screenOf, signIn, storageOf } from '../../support/steps';

test('the rank promotion opens /vip.html as a document of its own', async ({ page }) => {
  const mark = (): Promise<unknown> => page.evaluate(() => Object.assign(window, { samePage: true }));
  const isSame = (): Promise<boolean> => page.evaluate(() => 'samePage' in window);
  await page.goto('/m/activity');
  await mark();
  await page
    .getByRole('main')
    .getByRole('link', { name: /VIP ranks/ })
    .click();
  await expect(page).toHaveURL(/\/vip\.html$/);
  await expect(screenOf(page, 'vip')).toBeVisible();
  expect(await isSame()).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
  await expect(page.locator('header, [data-footer], [data-title-bar]')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Levels' }).getByRole('row')).toHaveCount(11);
  await mark();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  expect(await isSame()).toBe(false);
});

test('/m/vip shows visitors the way in and members their level', async ({ page }) => {
  await page.goto('/m/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
  await page.getByRole('link', { name: 'Login to see your level' }).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fvip$/);
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'vip')).toBeVisible();
  await expect(page.getByText('Your level', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const own = page.locator('tr[aria-current="true"]');
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('rowheader')).toContainText('Bronze');
  await expect(own.getByRole('rowheader')).toContainText('VIP 2');
  await expect(page.locator('[data-footer]')).toHaveCount(0);
});

test('/m/app offers what the operator has, and says so when there is nothing', async ({ page, control }) => {
  await page.goto('/m/app');
  await expect(screenOf(page, 'app')).toBeVisible();
  for (const [name, address] of [
    ['Android', 'https://download.example.com/aurora.apk'],
    ['iOS', 'https://download.example.com/aurora/ios'],
  ] as const)
    await expect(page.getByRole('link', { name: `Download for ${name}` })).toHaveAttribute('href', address);
  const unsafe = { type: 'ANDROID', url: 'javascript:alert(1)', labelNameEn: 'Android', resourceType: 'APP' };
  await control.scenario('status', { status: { info: { resources: [unsafe] } } });
  await page.reload();
  await expect(page.getByText('The app is not available yet')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download for/ })).toHaveCount(0);
});

test('/m/set has the rows of an account for who has one', async ({ page }) => {
  const main = page.getByRole('main');
  const expectRows = async (own: number, password: number): Promise<void> => {
    await page.goto('/m/set');
    await expect(main.getByText(/^Version \d/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Log out' })).toHaveCount(own);
    await expect(main.getByLabel('Hide balance')).toHaveCount(own);
    await expect(main.getByRole('link', { name: 'Change password' })).toHaveCount(password);
    await expect(main.getByRole('link', { name: 'Security centre' })).toHaveCount(password);
  };
  await expectRows(0, 0);
  await page.goto('/m/trail');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectRows(1, 0);
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, 'demo_member');
  await expectRows(1, 1);
});

test('/m/trail starts a trial, says when it cannot, and never starts a second one', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await control.scenario('trial', { answers: { 'R-08': { code: 'internal', times: 1 } } });
  const trial = await holdCall(page, '/auth/trial');
  await page.goto('/m/trail');
  await expect(page.getByText('Starting free trial', { exact: true })).toBeVisible();
  await trial.release();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The free trial did not start');
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const { session } = await storageOf(page);
  expect(JSON.parse(session['MC_SESSION_INFO'] ?? '{}')).toMatchObject({ userName: session['trialUser'], type: 4 });
  await page.goto('/m/trail');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await control.requests('R-08')).toHaveLength(2);
});

test('a trial at the door of /m/voucherCenter is told so over home, and may register', async ({ page, control }) => {
  await page.goto('/m/trail');
  await expect(page).toHaveURL(/\/m\/home$/);
  const door = page.getByRole('alertdialog', { name: 'Real account needed' });
  await page.goto('/m/voucherCenter');
  await expect(door.getByText('Please login an actual account to use this function', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(screenOf(page, 'home')).toHaveCount(1);
  await door.getByRole('button', { name: 'Cancel' }).click();
  await expect(door).toHaveCount(0);
  expect((await storageOf(page)).session['token']).toBeDefined();

  await page.goto('/m/voucherCenter');
  await door.getByRole('button', { name: 'Register' }).click();
  await expect(screenOf(page, 'register')).toBeVisible();
  expect(await control.requests('R-07')).toHaveLength(1);
  const { session } = await storageOf(page);
  expect(session['token']).toBeUndefined();
  expect(session['trialUser']).toBeUndefined();
});

test('unknown paths lead home', async ({ page, site }) => {
  for (const path of ['/m/nowhere?a=1', '/m/HOME', '/m/member', '/m/agent/nothing', '/m/home/more', '/m/vip.html']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${site.url}/m/home`);
  }
  await expect(screenOf(page, 'home')).toBeVisible();
});
