import { expect, test } from '../../support/fixtures';
import { fillLogin, screenOf, signIn, storageOf } from '../../support/steps';

const REFUSED = /status of 422/;

test('a wrong password brings the captcha, the right one signs in', async ({ page, control, expectFaults }) => {
  expectFaults(REFUSED);
  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Wrong1234');
  await expect(page.getByText('Incorrect username or password')).toBeVisible();
  await fillLogin(page, 'demo_member', 'Wrong1235');
  const captcha = page.getByRole('main').getByRole('textbox', { name: /captcha|code/i });
  await expect(captcha).toBeVisible();
  await expect.poll(async () => (await control.requests('R-05')).length).toBeGreaterThan(0);
  await expect(page.getByRole('main').locator('img[src^="data:image/png"]')).toBeVisible();
  await captcha.fill(await control.captcha());
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
  const [last] = (await control.requests('R-06')).slice(-1);
  expect(last?.body).toMatchObject({
    type: 'username',
    username: 'demo_member',
    geetest: true,
    remember: false,
  });
});

test('the header shows name and balance, after a reload too', { tag: '@smoke' }, async ({ page }) => {
  await signIn(page, 'demo_member');
  const header = page.locator('header');
  const name = await header.locator('[data-testid="display-name"]').textContent();
  await expect(header.locator('[data-money]')).toHaveText(/^₱[\d,]+\.\d\d$/);
  await page.reload();
  await expect(header.locator('[data-testid="display-name"]')).toHaveText(name ?? '');
  await expect(header.locator('[data-money]')).toHaveText(/^₱[\d,]+\.\d\d$/);
});

test('a favourite survives a reload', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/rng');
  const tile = page.locator('[data-game]').first();
  const game = await tile.getAttribute('data-game');
  const star = tile.getByRole('button', { name: /favourite/i });
  await star.click();
  await expect.poll(async () => (await control.requests('R-41.add')).length).toBe(1);
  await expect(tile.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.reload();
  await expect(page.locator(`[data-game="${game}"]`).getByRole('button', { name: /^Remove/ })).toBeVisible();
});

test('a game launches with the right parameters and comes back', async ({ page, control, site }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/gameList?gameType=RNG');
  const tile = page.locator('[data-game]').first();
  const nodeId = await tile.getAttribute('data-game');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await tile.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/vendor-demo\/play/);
  const [recent] = await control.requests('R-42');
  const [launch] = await control.requests('R-45');
  expect(String(recent?.query['nodeId'])).toBe(nodeId);
  expect(launch?.query).toMatchObject({
    gameCategory: 'RNG',
    platform: 'html5',
    language: 'EN',
    backUrl: `${site.url}/m/gameList?gameType=RNG`,
  });
  const [first, second] = [recent, launch].map((request) =>
    sent.findIndex((path) => path.endsWith(request?.path ?? '?')),
  );
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(second ?? -1);
  await page.getByRole('link', { name: /back/i }).click();
  await expect(screenOf(page, 'game-list')).toBeVisible();
  await expect(page.locator('header, [data-title-bar]').first()).toBeVisible();
});

for (const serverFails of [false, true]) {
  test(`signing out clears the session${serverFails ? ' when the server fails too' : ''}`, async ({
    page,
    control,
    expectFaults,
  }) => {
    expectFaults(/status of 500/);
    await signIn(page, 'demo_member');
    if (serverFails) await control.scenario('logout', { answers: { 'R-07': { code: 'internal' } } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    const { session, local } = await storageOf(page);
    expect(session['MC_SESSION_INFO']).toBeUndefined();
    expect(session['token']).toBeUndefined();
    expect(local['memberInfo']).toBeUndefined();
    expect(local['autoLogin']).toBe('0');
  });
}

test('an agent sees the agent home, a member does not', async ({ page, control }) => {
  await signIn(page, 'demo_agent');
  await page.goto('/m/agent');
  await expect(screenOf(page, 'agent-home')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  // No page of the agent's is left to ask for anything once the server has forgotten them.
  await page.goto('about:blank');
  await control.reset();
  await signIn(page, 'demo_member');
  await page.goto('/m/agent');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await control.requests('R-70')).toEqual([]);
});

test('a trial starts, under the trial merchant', async ({ page, control }) => {
  await page.goto('/m/trail');
  await expect(page).toHaveURL(/\/m\/home$/);
  const { session } = await storageOf(page);
  expect(JSON.parse(session['MC_SESSION_INFO'] ?? '{}')).toMatchObject({ merchantCode: 'aurora-trial', type: 4 });
  const [request] = await control.requests('R-08');
  expect(request?.headers['merchant']).toBe('aurora-trial');
});

test('a person registers, and signs in with the new name', async ({ page, control }) => {
  await page.goto('/m/register');
  await expect(screenOf(page, 'register')).toBeVisible();
  const form = page.getByRole('main');
  await form.getByLabel(/^Username/).fill('new_player');
  await form.getByLabel('Password', { exact: true }).fill('Fresh1234');
  await form.getByLabel(/^Confirm password/).fill('Fresh1234');
  const captcha = form.getByRole('textbox', { name: /captcha|verification code/i });
  if ((await captcha.count()) > 0) {
    await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
    await captcha.fill(await control.captcha());
  }
  await form
    .getByRole('button', { name: /register|create/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await page.goto('/m/home');
  await signIn(page, 'new_player', 'Fresh1234');
});

test('the member centre and the message centre', async ({ page }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/member/home');
  await expect(screenOf(page, 'member-home')).toBeVisible();
  await expect(page.locator('[data-template="new"]')).toBeVisible();
  await page.goto('/m/message');
  await expect(screenOf(page, 'message-center')).toBeVisible();
  await expect(page.getByText('Live chat')).toBeVisible();
});

test('a member-only page sends a visitor to the login page and back after it', async ({ page }) => {
  await page.goto('/m/member/home');
  await expect(screenOf(page, 'login')).toBeVisible();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'member-home')).toBeVisible();
});
