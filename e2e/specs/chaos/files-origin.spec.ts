import { Shaper } from '../../link/shaper';
import { isFullForm } from '../../chaos/form';
import { writeDownAnnouncements } from '../../chaos/page-state';
import { keepResults } from '../../chaos/results';
import { comesBack, OPEN_PATHS, walk, whenSettled } from '../../chaos/walk';
import { expect, test as suite } from '../../support/fixtures';
import { offlineSign, visitTwice } from '../../support/releases/lobby-copy';
import { screenOf } from '../../support/steps';

/** What the browser says of files and calls that find nobody. */
const OF_THE_BROWSER = /Failed to|ERR_|dynamically imported|preload|ChunkLoadError/i;

/** The site by a way that can end: then nobody is at its address. */
const test = suite.extend<{ readonly way: Shaper }>({
  way: async ({ site }, provide) => {
    const way = await Shaper.before(Number(new URL(site.url).port));
    await provide(way);
    await way.close();
  },
  baseURL: async ({ way }, provide) => provide(`http://localhost:${way.port}`),
});

test.beforeEach(async ({ context, expectFaults }) => {
  expectFaults(OF_THE_BROWSER);
  await writeDownAnnouncements(context);
});

test('without an origin a first visit is the page of the browser, then the word of the page, then the site', async ({
  page,
  way,
}) => {
  await way.close();
  await expect(page.goto('/m/home')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  keepResults('files', [{ kind: 'no origin at a first visit: the page of the browser', name: '', problems: [] }]);
  await way.open();
  await page.route(
    '**/m/home',
    async (route) => {
      const response = await route.fetch();
      await way.close();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto('/m/home', { waitUntil: 'commit' });
  const problems = [...(await whenSettled(page, ({ screen }) => screen === 'not started'))];
  await way.open();
  await page.getByRole('button', { name: /^Reload/ }).click();
  problems.push(...(await whenSettled(page, ({ screen }) => screen === 'home')));
  keepResults('files', [{ kind: 'no origin after the first page: the page says so', name: '', problems }]);
  expect(problems).toEqual([]);
});

test('the origin goes away in the middle: every section says so, and comes when it is back', async ({ page, way }) => {
  const paths = isFullForm ? OPEN_PATHS : OPEN_PATHS.filter((path) => path !== '/m/login' && path !== '/m/notice');
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('[data-floating-widget]')).toBeVisible();
  await way.close();
  const whileAway = await walk(page, paths);
  await way.open();
  const problems = [...whileAway, ...(await comesBack(page, paths))];
  keepResults('files', [{ kind: 'the origin goes away', name: '', problems }]);
  expect(problems).toEqual([]);
});

test.describe('on a device that has the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without an origin a later visit is the last known lobby', async ({ page, context, way }) => {
    await visitTwice(page);
    const devtools = await context.newCDPSession(page);
    // What the browser keeps of files is its own affair, and may be gone.
    await devtools.send('Network.clearBrowserCache');
    await way.close();
    await page.goto('/m/home');
    const problems = await whenSettled(page, ({ screen }) => screen === 'home');
    await expect(offlineSign(page)).toContainText('You are offline. This is the lobby as of');
    await expect(page.locator('[data-slot="home.catalogue"] img').first()).toBeVisible();
    const retry = offlineSign(page).getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(offlineSign(page)).toContainText('Check your connection and try again.');
    await expect(retry).not.toHaveAttribute('aria-busy');
    // The browser has nothing to say of it: to the device the connection was never lost.
    await way.open();
    await expect(page.locator('html')).not.toHaveAttribute('data-copy', { timeout: 20_000 });
    await expect(offlineSign(page)).toHaveCount(0);
    await expect(screenOf(page, 'home')).toBeVisible();
    keepResults('files', [{ kind: 'no origin at a later visit: the last known lobby', name: '', problems }]);
    expect(problems).toEqual([]);
  });
});
