import { expect, test } from '../../support/fixtures';
import { holdCall } from '../../support/held-call';
import { comeBack, stopClock } from '../../support/page-time';
import { untilFollowing } from '../../support/releases/release-news';
import { screenOf } from '../../support/steps';

test('the status of the last visit opens the site at once, and the network’s answer closes it', async ({
  page,
  control,
}) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const status = await holdCall(page, '/system/status');
  await control.scenario('status', { status: { regionRestriction: true } });
  await page.reload();
  await expect(screenOf(page, 'home')).toBeVisible();
  expect(status.asked()).toBe(1);
  await status.release();
  await expect(screenOf(page, 'status-restricted')).toBeVisible();
  await expect(page.locator('header')).toHaveCount(0);
});

test('the status is asked for again on coming back after 60 s, and rules at once', async ({ page, control }) => {
  await page.clock.install();
  await untilFollowing(page, () => page.goto('/m/home'), screenOf(page, 'home'));
  const asked = async (): Promise<number> => (await control.requests('R-01')).length;
  expect(await asked()).toBe(1);
  await stopClock(page);
  await page.clock.fastForward(60_000);
  await comeBack(page);
  await expect.poll(asked).toBe(2);

  await control.scenario('status', { status: { maintenance: 5 } });
  await page.clock.fastForward(59_999);
  await comeBack(page);
  await page.evaluate(() => fetch('/m/home').then((answer) => answer.text()));
  expect(await asked()).toBe(2);
  await page.clock.fastForward(1);
  await comeBack(page);
  await expect(page.locator('#root')).toHaveText('');
  await expect(page.locator('[data-screen], header, nav, main')).toHaveCount(0);
  expect(await asked()).toBe(3);

  await control.scenario('status', { status: { maintenance: true } });
  await page.clock.fastForward(60_000);
  await comeBack(page);
  await expect(screenOf(page, 'status-maintenance')).toBeVisible();
});

test('the page of status 1 offers customer service and Retry', async ({ page, control }) => {
  await control.scenario('status', { status: { maintenance: true } });
  await page.goto('/m/activity');
  const closed = screenOf(page, 'status-maintenance');
  await expect(closed.getByRole('alert')).toContainText('The site is under maintenance.');
  await expect(closed.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', 'https://t.me/example');
  await control.scenario('status', {});
  await closed.getByRole('button', { name: 'Retry' }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
});

test('the page of status 2 names the address; without customer service it has no way to it', async ({
  page,
  control,
}) => {
  const status = { regionRestriction: true, location: { ip: '203.0.113.7' } };
  await control.scenario('status', { status });
  await page.goto('/m/home');
  const closed = screenOf(page, 'status-restricted');
  await expect(closed.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(closed.getByText('Your address: 203.0.113.7', { exact: true })).toBeVisible();
  await expect(closed.getByRole('link')).toHaveCount(1);
  await expect(closed.getByRole('link')).toHaveAttribute('href', 'https://t.me/example');
  await expect(closed.getByRole('button')).toHaveCount(0);

  const answers = { 'R-56': { value: { version: { pathList: [] } } } };
  await control.scenario('status', { status: { ...status, info: { resources: [] } }, answers });
  await page.reload();
  await expect.poll(async () => (await control.requests('R-56')).length).toBe(1);
  await expect(closed.getByText('Your address: 203.0.113.7', { exact: true })).toBeVisible();
  await expect(closed.getByRole('link')).toHaveCount(0);
});

test('a call refused with 503 shuts the site', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 503/);
  await page.goto('/m/set');
  await expect(screenOf(page, 'settings')).toBeVisible();
  const closing = { status: { maintenance: true }, answers: { 'R-36': { code: 'system.upgrading' } } };
  await control.scenario('status', closing);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Games' }).click();
  await expect(screenOf(page, 'status-maintenance')).toBeVisible();
  await control.scenario('status', {});
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(screenOf(page, 'settings')).toBeVisible();
});

test('a start without a connection says so, waits 15 s, and goes on when the device is online', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/Failed to load|ERR_/);
  await page.clock.install();
  let isHanging = false;
  let asked = 0;
  await page.route('**/system/status?*', async (route) => {
    asked += 1;
    if (!isHanging) await route.abort();
  });
  // A page that was rendered shows its content all the same.
  await page.goto('/m/help');
  const splash = screenOf(page, 'status-unknown');
  await expect(splash.getByText('No Internet', { exact: true })).toBeVisible();
  await stopClock(page);
  isHanging = true;
  const before = asked;
  await splash.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => asked).toBe(before + 1);
  await page.clock.runFor(14_999);
  await expect(splash.getByText('No Internet', { exact: true })).toBeVisible();
  await expect(splash.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expect(splash.getByText('Slow Connection', { exact: true })).toBeVisible();

  await page.clock.resume();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(true);
  await splash.getByRole('button', { name: 'Retry' }).click();
  await expect(splash.getByText('No Internet', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(screenOf(page, 'help')).toBeVisible();
});
