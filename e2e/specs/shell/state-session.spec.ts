import { expect, test } from '../../support/fixtures';
import { holdCall } from '../../support/held-call';
import { stopClock } from '../../support/page-time';
import { withoutLiveChannel } from '../../support/live';
import { fillLogin, screenOf, signIn, storageOf } from '../../support/steps';

const EXPIRED = 'The account has been logged out, please log in again';

test('after login only our own paths are returned to', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [redirect, goal] of [
    ['https://evil.test/m/home', '/m/home'],
    ['//evil.test', '/m/home'],
    ['/\\evil.test', '/m/home'],
    ['/m/../admin', '/m/home'],
    ['/m/message', '/m/message'],
    ['/m/activity?id=1', '/m/activity?id=1'],
  ] as const) {
    await page.goto(`/m/login?redirect=${encodeURIComponent(redirect)}`);
    await fillLogin(page, 'demo_member', 'Demo1234');
    await expect(page).toHaveURL(`${site.url}${goal}`);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(asked.filter((url) => new URL(url).host === 'evil.test')).toEqual([]);
});

test('an expired session is said once and leads to the login page and back', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 401/);
  // With one, the page before asks at once, and hears of it first.
  await withoutLiveChannel(control);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement)
          for (const pill of node.querySelectorAll('[data-toast]')) said.push(pill.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page, 'demo_member');
  const code = 'session.expired';
  const ids = ['R-21', 'R-28', 'R-55', 'R-57', 'R-66'];
  await control.scenario('expired', { answers: Object.fromEntries(ids.map((id) => [id, { code }])) });
  await page.goto('/m/member/home');
  // On a busy machine the message has come and gone before it is looked for.
  const said = () => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
  await expect.poll(said).toContain(EXPIRED);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fmember%2Fhome$/);
  const refused = await Promise.all(ids.map((id) => control.requests(id)));
  expect(refused.flat().filter((call) => call.code === code).length).toBeGreaterThan(1);
  expect((await said()).filter((text) => text === EXPIRED)).toEqual([EXPIRED]);
  const { session, local } = await storageOf(page);
  expect(session['MC_SESSION_INFO']).toBeUndefined();
  expect(session['token']).toBeUndefined();
  expect(local['memberInfo']).toBeUndefined();
  expect(local['autoLogin']).toBe('0');

  await control.scenario('expired', {});
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'member-home')).toBeVisible();
});

test('sign-out waits 3 s for the server and keeps what belongs to the device', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/login?aff=FRIEND1');
  await page.getByRole('main').getByLabel('Remember password').check();
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.goto('/m/set');
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('button', { name: '浅色主题' }).click();
  await page.evaluate(() => {
    sessionStorage.setItem('appMode', '1');
    sessionStorage.setItem('hideBalance', '1');
  });
  await expect.poll(async () => (await storageOf(page)).local['memberInfo']).toBeDefined();
  const before = await storageOf(page);
  const logout = await holdCall(page, '/auth/session');
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await stopClock(page);
  await question.getByRole('button', { name: '退出', exact: true }).click();
  await expect.poll(logout.asked).toBe(1);
  await page.clock.runFor(2999);
  await expect(page.getByText('请稍候', { exact: true })).toBeVisible();
  expect((await storageOf(page)).session['token']).toBe(before.session['token']);
  await page.clock.runFor(1);
  await expect.poll(async () => (await storageOf(page)).session['token']).toBeUndefined();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/m\/home$/);

  const after = await storageOf(page);
  expect(after.session).toMatchObject({ appMode: '1' });
  for (const gone of ['MC_SESSION_INFO', 'hideBalance', 'trialUser']) expect(after.session[gone]).toBeUndefined();
  expect(after.local).toMatchObject({ language: 'CN', theme: 'light', aff: 'FRIEND1', autoLogin: '0' });
  expect(before.local['remPass']).toMatch(/./);
  expect(after.local['remPass']).toBe(before.local['remPass']);
  expect(after.local['memberInfo']).toBeUndefined();
});

test('another tab follows in theme and language', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/m/home');
  await expect(other.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await other.evaluate(() => Object.assign(window, { samePage: true }));
  await page.goto('/m/set');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(other.getByRole('link', { name: '注册' }).first()).toBeVisible();
  expect(await other.evaluate(() => 'samePage' in window)).toBe(true);
});

test('a page that is open has its own texts in the language that another tab chooses', async ({ page, context }) => {
  const other = await context.newPage();
  await signIn(other, 'demo_member');
  const texts: string[] = [];
  other.on('request', (request) => texts.push(...(/locale-[A-Z]{2}-member/.exec(request.url()) ?? [])));
  await other.goto('/m/member/home');
  await expect(other.getByRole('link', { name: 'Security centre' })).toBeVisible();
  await page.goto('/m/set');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(other.getByRole('link', { name: '安全中心' })).toBeVisible();
  expect([...new Set(texts)]).toEqual(['locale-EN-member', 'locale-CN-member']);
});
