import type { Page } from '@playwright/test';
import { CONDITIONS } from '../../chaos/faults/device-conditions';
import { isFullForm } from '../../chaos/form';
import { writeDownAnnouncements } from '../../chaos/page-state';
import { keepResults } from '../../chaos/results';
import { comesBack, MEMBER_PATHS, OPEN_PATHS, walk, whenSettled } from '../../chaos/walk';
import { changeLanguage } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { messages } from '../../support/frame';
import { comeBack, stopClock } from '../../support/page-time';
import { withoutLiveChannel } from '../../support/live';
import { untilFollowing } from '../../support/releases/release-news';
import { moveTo } from '../../support/page-frame';
import { fillLogin, screenOf, signIn, storageOf } from '../../support/steps';

const LOST =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch dynamically imported module/;

test.beforeEach(() => test.setTimeout(180_000));

/** A visitor comes, signs in and looks around; what was wrong on the way. */
async function story(page: Page): Promise<readonly string[]> {
  await page.goto('/m/login');
  const before = await whenSettled(page, ({ screen }) => screen === 'login');
  if (before.length > 0) return before;
  await page.getByRole('main').locator('input').first().waitFor();
  const form = page.getByRole('main');
  await form.locator('input[autocomplete~="username"]').first().fill('demo_member');
  await form.locator('input[type="password"]').first().fill('Demo1234');
  await form.locator('button[type="submit"]').click();
  const after = await whenSettled(page, ({ screen }) => screen === 'home');
  return [...after, ...(await walk(page, isFullForm ? MEMBER_PATHS : MEMBER_PATHS.slice(0, 3)))];
}

for (const { name, isQuick, options = {}, prepare } of CONDITIONS) {
  if (!isQuick && !isFullForm) continue;
  test.describe(name, () => {
    test.use(options);
    test(`a player signs in and looks around: ${name}`, async ({ page, context }) => {
      await writeDownAnnouncements(context);
      await prepare?.(page, context);
      const problems = await story(page);
      keepResults('device', [{ kind: name, name: '', problems }]);
      expect(problems).toEqual([]);
    });
  });
}

test('without a connection in the middle: each section says so, and comes when there is one again', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(LOST);
  await writeDownAnnouncements(context);
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('[data-floating-widget]')).toBeVisible();
  await context.setOffline(true);
  const problems = [...(await walk(page, OPEN_PATHS))];
  await context.setOffline(false);
  problems.push(...(await comesBack(page, OPEN_PATHS)));
  keepResults('device', [{ kind: 'no connection in the middle', name: '', problems }]);
  expect(problems).toEqual([]);
});

test('a connection that comes and goes leaves every screen whole', async ({ page, context, expectFaults }) => {
  expectFaults(LOST);
  await writeDownAnnouncements(context);
  await signIn(page, 'demo_member');
  const found: string[] = [];
  for (const [turn, path] of MEMBER_PATHS.entries()) {
    await context.setOffline(turn % 2 === 0);
    found.push(...(await walk(page, [path])));
  }
  await context.setOffline(false);
  keepResults('device', [{ kind: 'a connection that comes and goes', name: '', problems: found }]);
  expect(found).toEqual([]);
});

test('a tab that slept for an hour wakes with what is true now', async ({ page, control }) => {
  // A live channel would tell the counts; without one the page asks.
  await withoutLiveChannel(control);
  await page.clock.install();
  await untilFollowing(page, () => signIn(page, 'demo_member'), screenOf(page, 'home'));
  await moveTo(page, '/m/member/home');
  await expect(screenOf(page, 'member-home')).toBeVisible();
  await stopClock(page);
  const asked = async (id: string): Promise<number> => (await control.requests(id)).length;
  const [status, unread] = await Promise.all([asked('R-01'), asked('R-57')]);
  await page.clock.fastForward(60 * 60_000);
  await comeBack(page);
  await expect.poll(() => asked('R-01')).toBe(status + 1);
  await page.clock.resume();
  await expect.poll(() => asked('R-57')).toBeGreaterThan(unread);
  const problems = await walk(page, MEMBER_PATHS);
  keepResults('device', [{ kind: 'a tab that slept for an hour', name: '', problems }]);
  expect(problems).toEqual([]);
});

test('who signs out in one tab is signed out in the other at its next step', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/status of 401/);
  await signIn(page, 'demo_member');
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  // A tab that was opened from the first has a copy of its session.
  await other.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await other.goto('/m/member/home');
  await expect(screenOf(other, 'member-home')).toBeVisible();
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await moveTo(other, '/m/transaction/record');
  await expect(other).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ftransaction%2Frecord$/);
  await expect(messages(other)).toHaveCount(0);
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await fillLogin(other, 'demo_member', 'Demo1234');
  await expect(screenOf(other, 'transactions')).toBeVisible();
  keepResults('device', [{ kind: 'two tabs, sign-out in one', name: '', problems: [] }]);
});

test('a page that comes back from the memory of the browser looks at everything again', async ({ page, control }) => {
  // With one it is told, and asks for nothing.
  await withoutLiveChannel(control);
  await signIn(page, 'demo_member');
  await moveTo(page, '/m/member/home');
  await expect(screenOf(page, 'member-home')).toBeVisible();
  const ids = ['R-01', 'R-28', 'R-57'];
  const counts = (): Promise<readonly number[]> =>
    Promise.all(ids.map(async (id) => (await control.requests(id)).length));
  const bringBack = (): Promise<boolean> =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(async () => (await counts()).every((count) => count > 0)).toBe(true);
  const before = await counts();
  await bringBack();
  for (const [index, id] of ids.entries())
    await expect
      .poll(async () => (await control.requests(id)).length, { message: id })
      .toBeGreaterThan(before[index] ?? 0);
  // Somebody signed out on the page in between.
  await page.evaluate(() => sessionStorage.clear());
  await bringBack();
  const problems = await whenSettled(page, ({ screen }) => screen !== 'member-home');
  expect(await page.getByText('12,480').count()).toBe(0);
  keepResults('device', [{ kind: 'back from the memory of the browser', name: '', problems }]);
  expect(problems).toEqual([]);
});

test('the time zone of the device changes while the page is open', async ({ page, context }) => {
  await writeDownAnnouncements(context);
  await signIn(page, 'demo_member');
  const devtools = await context.newCDPSession(page);
  const found: string[] = [];
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
    found.push(...(await walk(page, MEMBER_PATHS)));
  }
  keepResults('device', [{ kind: 'another time zone on the way', name: '', problems: found }]);
  expect(found).toEqual([]);
});

test('the language of the device changes between two visits: the site stays as the player chose it', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await changeLanguage(page, 'ID');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  const { local } = await storageOf(page);
  const later = await browser.newContext({ baseURL: site.url, locale: 'ar-EG', viewport: page.viewportSize() });
  await later.addInitScript((kept) => {
    sessionStorage.setItem('seenPopups', 'visitor member app');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, local);
  const visit = await later.newPage();
  const problems = [...(await story(visit))];
  expect(await visit.evaluate(() => [navigator.language, new Intl.NumberFormat().format(1)])).toEqual(['ar-EG', '١']);
  await expect(visit.locator('html')).toHaveAttribute('lang', 'id');
  if (/[\u0600-\u06ff]/.test(await visit.locator('body').innerText())) problems.push('some of it is Arabic');
  await later.close();
  keepResults('device', [{ kind: 'another language of the device at the next visit', name: '', problems }]);
  expect(problems).toEqual([]);
});
