import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

test('no page of the site shows inside a page of another one', async ({ page, site, expectFaults }) => {
  expectFaults(/frame|X-Frame-Options|Content Security Policy|ERR_BLOCKED/i);
  await page.route('http://evil.localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: ['/m/home', '/m/withdraw', '/vip.html']
        .map((path) => `<iframe src="${site.url}${path}"></iframe>`)
        .join(''),
    }),
  );
  await page.goto('http://evil.localhost/');
  const inside = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.locator('#root, #boot').count()),
  );
  expect(inside).toEqual([0, 0, 0]);
});

test('whoever follows a link of another site brings no session, and takes nothing but the site’s name along', async ({
  page,
  site,
}) => {
  const referrers: (string | undefined)[] = [];
  await page.route('http://other.localhost/**', (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ contentType: 'text/html', body: '<title>other</title>' });
  });
  await page.goto('/m/login?redirect=%2Fm%2Fmember%2Fhome');
  await expect(screenOf(page, 'login')).toBeVisible();
  await page.evaluate(() => window.location.assign('http://other.localhost/'));
  await expect(page).toHaveTitle('other');
  expect(referrers).toEqual([`${site.url}/`]);
  expect(await page.evaluate(() => window.opener)).toBeNull();
});

test('in production nothing that a device remembers brings another release', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    for (const name of ['host-shell', 'mfe-games', 'mfe-account', 'react'])
      localStorage.setItem(`import-map-override:${name}`, 'http://localhost:9/evil.mjs');
    localStorage.setItem('releaseBucket', '{"__proto__":{"polluted":1}}');
    localStorage.setItem('federation-override', '{"mfe-games":"http://localhost:9/evil.mjs"}');
    sessionStorage.setItem(
      'MC_SESSION_INFO',
      '{"__proto__":{"token":"evil","type":1},"constructor":{"prototype":{"token":"evil"}}}',
    );
  });
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(`${site.url}/`) && /^https?:/.test(url))).toEqual([]);
  expect(
    await page
      .evaluate(() => ({}) as { polluted?: unknown; token?: unknown })
      .then(({ polluted, token }) => [polluted, token]),
  ).toEqual([undefined, undefined]);
});
