import type { Page } from '@playwright/test';
import { FEED_PATH } from 'shared-contracts/release/feed';
import { whenSettled } from '../../chaos/walk';
import { keepResults } from '../../chaos/results';
import { craftRelease, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { askForNews, hearNews, newsTaken, untilFollowing } from '../../support/releases/release-news';
import { screenOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const PATH = '/m/activity';

/** What a server answers in the place of a state of the releases. */
interface Answer {
  readonly name: string;
  readonly status?: number;
  readonly body: string;
}

/** What was counted since the page was opened. */
interface Asked {
  documents: number;
  states: number;
}

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(() => restore());

const offPlace = (page: Page) => page.locator('[data-section="off"]');

function count(page: Page): Asked {
  const asked = { documents: 0, states: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.documents += 1;
    if (new URL(request.url()).pathname === FEED_PATH) asked.states += 1;
  });
  return asked;
}

/** Answers that nobody may believe, made of a good one. */
function unbelievable(genuine: string): readonly Answer[] {
  const { payload, signatures } = JSON.parse(genuine) as { payload: string; signatures: { key: string }[] };
  const stranger = signatures.map((signature) => ({ ...signature, key: 'stranger' }));
  const later = payload.replace(/"revision":\d+/, '"revision":999999');
  return [
    { name: 'nothing', body: '' },
    { name: 'half of it', body: genuine.slice(0, genuine.length / 2) },
    { name: 'a page', body: '<!doctype html><title>Sign in</title>' },
    { name: 'JSON of another shape', body: '{"payload":7,"signatures":[[]]}' },
    { name: 'another text under the same signature', body: JSON.stringify({ payload: later, signatures }) },
    { name: 'no signature', body: JSON.stringify({ payload, signatures: [] }) },
    { name: 'the signature of a stranger', body: JSON.stringify({ payload, signatures: stranger }) },
    { name: 'none', status: 404, body: 'Not found' },
    { name: 'a fault', status: 503, body: 'away' },
  ];
}

test('a state of the releases that cannot be believed, or is of the past, changes nothing', async ({
  page,
  site,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/);
  const asked = count(page);
  await page.clock.install();
  await untilFollowing(page, () => page.goto(PATH), screenOf(page, 'activity'));
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  mfe(site, 'switch', SECTION, 'off');
  const off = await (await page.request.get(FEED_PATH)).text();
  /** The page is told something, once, and stays what it is. */
  const isUnmoved = async ({ name, status = 200, body }: Answer, kind: string): Promise<void> =>
    test.step(name, async () => {
      const before = { ...asked };
      await page.route(`**${FEED_PATH}`, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
      await hearNews(page);
      await page.unroute(`**${FEED_PATH}`);
      await expect(screenOf(page, 'activity')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Update' })).toHaveCount(0);
      expect(asked, name).toEqual({ documents: before.documents, states: before.states + 1 });
      keepResults('files', [{ kind, name, problems: [] }]);
    });
  for (const answer of unbelievable(off)) await isUnmoved(answer, 'a state of the releases that nobody can believe');

  // The same text is good as long as nothing newer is known, by whatever the page knows it.
  await hearNews(page);
  await expect(offPlace(page)).toBeVisible();
  mfe(site, 'switch', SECTION, 'on');
  await hearNews(page);
  await expect(screenOf(page, 'activity')).toBeVisible();
  const past = 'a state of the releases of the past, as it was signed';
  await isUnmoved({ name: 'older than what the page was told', body: off }, past);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await untilFollowing(page, () => page.reload(), screenOf(page, 'activity'));
  await isUnmoved({ name: 'older than the page itself', body: off }, past);
});

test('a page of the past that comes again and again is not asked for in a circle', async ({ page, site }) => {
  const entry = sayingEntry(SECTION, ['activity'], 'Six');
  mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: '6.0.0', entry }));
  mfe(site, 'promote', SECTION, '6.0.0');
  const html = await (await page.request.get(PATH)).text();
  mfe(site, 'revoke', SECTION, '6.0.0', '--reason', 'it shows wrong amounts');
  const asked = count(page);
  await page.route(`**${PATH}`, async (route) => route.fulfill({ response: await route.fetch(), body: html }));
  const six = page.getByText('Six', { exact: true });
  // By the device's own clock: a page knows by it that it has just been reloaded.
  const loaded = async (load: () => Promise<unknown>): Promise<void> => {
    const following = page.waitForResponse(/\/after-start\.[^/]+\.mjs$/);
    await load();
    await expect(six).toBeVisible();
    // A screen made by hand does not say that it is ready; what comes after it would wait.
    await page.evaluate(() => performance.mark('mfe:activity:ready'));
    await (await following).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await loaded(() => page.goto(PATH));
  // It learns that its section was taken back, and tries for a newer page: once.
  await loaded(() => askForNews(page).then(() => expect.poll(() => asked.documents).toBe(2)));
  await askForNews(page);
  await newsTaken(page);
  await expect(six).toBeVisible();
  expect(asked.documents).toBe(2);
  keepResults('files', [{ kind: 'a page of the past, again and again', name: '', problems: [] }]);
});

const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
const BROKEN: readonly (readonly [string, string])[] = [
  ['no text', ''],
  ['half of a JSON', '{"schema":1,"view":{'],
  ['null', 'null'],
  ['JSON of another shape', '{"schema":1,"view":{"packages":[7]}}'],
];

test('a page whose map cannot be read says that it could not start', async ({ page, expectFaults }) => {
  expectFaults(/./);
  const asked = count(page);
  for (const [name, text] of BROKEN)
    await test.step(name, async () => {
      await page.route('**/m/home', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(BOOT, (_all, begin: string, _boot, end: string) =>
          [begin, text, end].join(''),
        );
        await route.fulfill({ response, body: html });
      });
      const before = asked.documents;
      await page.goto('/m/home');
      const problems = [...(await whenSettled(page, ({ screen }) => screen === 'not started'))];
      expect(asked.documents).toBe(before + 1);
      await page.unroute('**/m/home');
      await page.getByRole('button', { name: /^Reload/ }).click();
      problems.push(...(await whenSettled(page, ({ screen }) => screen === 'home')));
      keepResults('files', [{ kind: 'a page whose map cannot be read', name, problems }]);
      expect(problems).toEqual([]);
    });
});
