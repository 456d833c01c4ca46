import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { craftRelease, currentRelease, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { copies, offlineSign, untilOtherWorker, visitTwice } from '../../support/releases/lobby-copy';
import type { Site } from '../../support/site';
import { screenOf, signIn } from '../../support/steps';
import { mfe } from '../../support/variants';

test.use({ serviceWorkers: 'allow' });

test('without a connection the last known lobby is there, and says so', async ({ page, context, expectFaults }) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visitTwice(page);
  await context.setOffline(true);
  await page.reload();
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(offlineSign(page)).toContainText('You are offline. This is the lobby as of');
  await expect(page.locator('[data-slot="home.catalogue"] img').first()).toBeVisible();
  await page.goto('/m/activity');
  await expect(offlineSign(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-copy', { timeout: 20_000 });
  await expect(offlineSign(page)).toHaveCount(0);
});

for (const path of ['/', '/m', '/m/index', '/?aff=A1']) {
  test(`without a connection ${path} is the lobby, too`, async ({ page, context, expectFaults }) => {
    expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await visitTwice(page);
    await context.setOffline(true);
    await page.goto(path);
    await expect(screenOf(page, 'home')).toBeVisible();
    await expect(offlineSign(page)).toContainText('You are offline. This is the lobby as of');
  });
}

test('the second visit begins with the answers of the first, and what the network says instead comes behind them', async ({
  page,
  control,
}) => {
  await page.goto('/m/activity');
  const first = screenOf(page, 'activity').locator('article').first();
  const before = await first.innerText();
  const kept = async (name: 'page' | 'answers', words: string): Promise<boolean> =>
    ((await copies(page))[`lobby-copy-1-${name}`] ?? []).some(({ url }) => url.includes(words));
  await expect.poll(() => kept('page', '/m/home')).toBe(true);
  await expect.poll(() => kept('answers', 'types=PR')).toBe(true);
  const later = { id: 1, title: 'Promotion of now', content: 'x', category: 'NEW', startDate: 0, noExpiry: 1 };
  await control.scenario('later', { promotions: [later], answers: { 'R-60': { delayMs: 3000 } } });
  await page.goto('/m/activity');
  await expect(first).toHaveText(before, { useInnerText: true });
  await expect(page.getByText('Promotion of now')).toBeVisible();
  await expect(page.getByText(before.split('\n')[0] ?? before, { exact: true })).toHaveCount(0);
});

/** Releases promotions that say so; the name of the file that says it. */
function releasePromotions(site: Site, version: string, saying: string): string {
  const entry = sayingEntry('mfe-promotions', ['activity'], saying);
  const dist = craftRelease(site, { section: 'mfe-promotions', version, entry });
  mfe(site, 'publish', 'mfe-promotions', '--dist', dist);
  mfe(site, 'promote', 'mfe-promotions', version);
  return currentRelease(site, 'mfe-promotions').entry;
}

test('a visit starts with the cached page, a reload with the network’s page', async ({ page }) => {
  await visitTwice(page);
  const isKept = (): Promise<boolean> => page.locator('html').evaluate((html) => html.hasAttribute('data-kept'));
  expect(await isKept()).toBe(false);
  await page.goto('/m/activity');
  await expect(screenOf(page, 'activity')).toBeVisible();
  expect(await isKept()).toBe(true);
  await page.reload();
  await expect(screenOf(page, 'activity')).toBeVisible();
  expect(await isKept()).toBe(false);
});

test(
  'a release since the last visit comes with the next page, and nobody is asked',
  { tag: '@release' },
  async ({ page, site }) => {
    await visitTwice(page);
    const entry = releasePromotions(site, '7.0.0', 'Released a moment ago');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/m/activity');
    await expect(screenOf(page, 'activity')).toBeVisible();
    expect(await page.locator('html').getAttribute('data-kept')).not.toBeNull();
    // The worker tells the page what the network has, and the page fetches it ahead.
    await expect.poll(() => asked).toContain(`/r/mfe-promotions/${entry}`);
    // The page before it has asked now and then.
    expect(asked.slice(asked.indexOf('/m/activity'))).not.toContain('/m/release.json');
    await untilOtherWorker(page);
    await page.locator('a[href="/m/home"]').first().click();
    await expect(screenOf(page, 'home')).toBeVisible();
    await page.locator('a[href="/m/activity"]').first().click();
    await expect(page.getByText('Released a moment ago', { exact: true })).toBeVisible();
    await expect(page.locator('[data-update]')).toHaveCount(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    mfe(site, 'rollback', 'mfe-promotions');
  },
);

test('what was switched off since the last visit is off at once', { tag: '@release' }, async ({ page, site }) => {
  await visitTwice(page);
  mfe(site, 'switch', 'mfe-promotions', 'off', '--message', 'EN=Back at noon');
  await page.goto('/m/activity');
  await expect(page.getByText('Back at noon')).toBeVisible();
  mfe(site, 'switch', 'mfe-promotions', 'on');
});

test('what is kept names no person, no token and no money', async ({ page, expectFaults }) => {
  expectFaults(/Failed to load resource/);
  await visitTwice(page);
  await signIn(page, 'demo_member');
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  await page.goto('/m/member/home');
  await expect(screenOf(page, 'member-home')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const kept = await copies(page);
  const all = JSON.stringify(kept);
  for (const secret of [token, 'demo_member']) expect(all.includes(secret), secret).toBe(false);
  // The code and the page speak of accounts in general; what was said to this person is in neither of these.
  const said = JSON.stringify([kept['lobby-copy-1-answers'], kept['lobby-copy-1-pictures']?.map(({ url }) => url)]);
  for (const secret of ['/member', '/wallet', '/winners', '"balance'])
    expect(said.includes(secret), secret).toBe(false);
});

test('the merchant takes it from every device', { tag: '@release' }, async ({ page, site }) => {
  await visitTwice(page);
  const file = path.join(site.home, 'aurora-settings.json');
  const write = (installed: object): void => {
    const settings = JSON.parse(mfe(site, 'settings', 'show')) as { merchants: Record<string, object> };
    const aurora = { ...settings.merchants['aurora'], installed };
    writeFileSync(file, JSON.stringify({ ...settings, merchants: { ...settings.merchants, aurora } }));
    mfe(site, 'settings', 'apply', file);
  };
  write({ offlineLobby: false });
  await page.goto('/m/home');
  // That was the kept page. Once the network is heard, no visit begins with it any more.
  const isOvertaken = (): Promise<boolean> =>
    page.evaluate(async () => {
      const kept = await caches.match('/m/home', { ignoreVary: true });
      if (kept === undefined || !kept.headers.has('X-First-Until')) return true;
      return (await kept.text()).includes('"offlineLobby":false');
    });
  await expect.poll(isOvertaken).toBe(true);
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // A worker answers for the pages it has until they are left, and may have kept something for the last of them.
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  write({});
});

test('a shared invitation opens where it leads', async ({ page, site, expectFaults }) => {
  // Nobody has that code.
  expectFaults(/affiliates\/check/);
  await page.goto(`/m/shared?text=${encodeURIComponent(`Play with me ${site.url}/m/register?affiliateCode=AB12CD`)}`);
  await expect(screenOf(page, 'register')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/m/register?affiliateCode=AB12CD`);
});
