import type { Locator, Page } from '@playwright/test';
import { FEED_PATH } from 'shared-contracts/release/feed';
import { craftRelease, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import type { Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { hearNews, lookForNews, untilFollowing } from '../../support/releases/release-news';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const PATH = '/m/activity';

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site, { paths: ['/m/brandNew'] });
});
test.afterAll(() => restore());

/** Opens a page that stays open over what follows. */
async function openTab(page: Page, shown: Locator): Promise<void> {
  await page.clock.install();
  await untilFollowing(page, () => page.goto(PATH), shown);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
}

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'samePage' in window);

/** Serves a version whose screen says a text, to everybody. */
function promoteSaying(site: Site, version: string, text: string, start = ''): void {
  const entry = sayingEntry(SECTION, ['activity'], text, { start });
  mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version, entry }));
  mfe(site, 'promote', SECTION, version);
}

const saying = (page: Page, text: string) => page.getByText(text, { exact: true });
const offer = (page: Page) => page.getByRole('region', { name: 'Update' });
const offPlace = (page: Page) => page.locator('[data-section="off"]');

test('a section is switched off and on while it is open', { tag: '@release' }, async ({ page, site }) => {
  await openTab(page, screenOf(page, 'activity'));
  mfe(site, 'switch', SECTION, 'off', '--message', 'EN=Closed for an hour');
  await hearNews(page);
  await expect(offPlace(page)).toContainText('Closed for an hour');
  mfe(site, 'switch', SECTION, 'on');
  await hearNews(page);
  await expect(screenOf(page, 'activity')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a new version is offered, put off, and taken', { tag: '@release' }, async ({ page, site }) => {
  await openTab(page, screenOf(page, 'activity'));
  promoteSaying(site, '5.0.0', 'Five');
  await hearNews(page);
  await expect(offer(page).getByRole('status')).toHaveText('A new version is ready');
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await hearNews(page);
  await expect(offer(page)).toHaveCount(0);
  await expect(screenOf(page, 'activity')).toBeVisible();

  promoteSaying(site, '5.1.0', 'Five point one');
  await hearNews(page);
  await offer(page).getByRole('button', { name: 'Update now' }).click();
  await expect(saying(page, 'Five point one')).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
});

test('a revoked version is left at once', { tag: '@release' }, async ({ page, site }) => {
  await openTab(page, saying(page, 'Five point one'));
  mfe(site, 'revoke', SECTION, '5.1.0', '--reason', 'it shows wrong amounts');
  await lookForNews(page);
  await expect(saying(page, 'Five')).toBeVisible();
});

test('a held set is kept over reloads and tabs', { tag: '@release' }, async ({ page, context, site }) => {
  promoteSaying(site, '5.2.0', 'Five point two', "window.endHold = context.release.hold('deposit');");
  await openTab(page, saying(page, 'Five point two'));
  promoteSaying(site, '5.3.0', 'Five point three');
  await hearNews(page);
  await expect(offer(page)).toHaveCount(0);
  await untilFollowing(page, () => page.reload(), saying(page, 'Five point two'));
  const second = await context.newPage();
  await second.goto(`${site.url}${PATH}`);
  await expect(saying(second, 'Five point two')).toBeVisible();
  await second.close();

  await hearNews(page);
  await expect(offer(page)).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { endHold: () => void }).endHold());
  await offer(page).getByRole('button', { name: 'Update now' }).click();
  await expect(saying(page, 'Five point three')).toBeVisible();
});

test(
  'a screen that is added while the tab is open is there after the update',
  { tag: '@release' },
  async ({ page, site }) => {
    const title = { CN: '新', EN: 'Brand new', ID: 'Baru', TY: 'Bago' };
    const dist = craftRelease(site, {
      section: SECTION,
      version: '5.4.0',
      entry: sayingEntry(SECTION, ['activity', 'new'], 'Brand new screen'),
      change: (release) => ({
        ...release,
        screens: { ...release.screens, new: release.start },
        contributions: {
          ...release.contributions,
          routes: [...release.contributions.routes, { path: '/m/brandNew', screen: 'new', title }],
        },
      }),
    });
    await openTab(page, saying(page, 'Five point three'));
    mfe(site, 'publish', SECTION, '--dist', dist);
    mfe(site, 'promote', SECTION, '5.4.0');
    await hearNews(page);
    await offer(page).getByRole('button', { name: 'Update now' }).click();
    await expect(saying(page, 'Brand new screen')).toBeVisible();
    await page.goto('/m/brandNew');
    await expect(page.getByRole('heading', { name: 'Brand new' })).toBeVisible();
    await expect(saying(page, 'Brand new screen')).toBeVisible();
  },
);

test.describe('a feed that cannot be believed changes nothing', { tag: '@release' }, () => {
  test.afterEach(({ site }) => void mfe(site, 'switch', SECTION, 'on'));

  for (const [fault, change] of [
    ['bad signature', (text: string) => text.replace('\\"revision\\":', '\\"revision\\":1')],
    ['unknown key', (text: string) => text.replaceAll(/"key":\s*"[^"]+"/g, '"key":"stranger"')],
    ['malformed', () => '<!doctype html>'],
  ] as const) {
    test(fault, async ({ page, site }) => {
      await openTab(page, saying(page, 'Brand new screen'));
      mfe(site, 'switch', SECTION, 'off');
      await page.route(`**${FEED_PATH}`, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        expect(change(text)).not.toBe(text);
        await route.fulfill({ response: answer, body: change(text) });
      });
      await hearNews(page);
      await expect(offPlace(page)).toHaveCount(0);
      await page.unroute(`**${FEED_PATH}`);
      await hearNews(page);
      await expect(offPlace(page)).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });
  }

  test('older than what the tab has seen', async ({ page, site }) => {
    await openTab(page, saying(page, 'Brand new screen'));
    mfe(site, 'switch', SECTION, 'off');
    const old = await page.request.get(FEED_PATH).then((answer) => answer.text());
    mfe(site, 'switch', SECTION, 'on');
    await hearNews(page);
    await page.route(`**${FEED_PATH}`, (route) => route.fulfill({ body: old, contentType: 'application/json' }));
    await hearNews(page);
    await expect(offPlace(page)).toHaveCount(0);
    mfe(site, 'switch', SECTION, 'off');
  });

  test('expired', async ({ page, site }) => {
    await openTab(page, saying(page, 'Brand new screen'));
    mfe(site, 'switch', SECTION, 'off');
    await page.clock.setSystemTime(Date.now() + 12 * 24 * 60 * 60 * 1000);
    await hearNews(page);
    await expect(offPlace(page)).toHaveCount(0);
  });

  test('the feed is away', async ({ page, site, expectFaults }) => {
    expectFaults(/Failed to load resource/);
    await openTab(page, saying(page, 'Brand new screen'));
    mfe(site, 'switch', SECTION, 'off');
    await page.route(`**${FEED_PATH}`, (route) => route.fulfill({ status: 503, body: 'away' }));
    await hearNews(page);
    await expect(offPlace(page)).toHaveCount(0);
    await page.unroute(`**${FEED_PATH}`);
    await hearNews(page);
    await expect(offPlace(page)).toBeVisible();
  });
});
