import type { Page } from '@playwright/test';
import { bucketsOf, useBucket } from '../../support/releases/buckets';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const PATH = '/m/activity';

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(() => restore());

let good = '';
test.beforeAll(({ site }) => {
  good = currentVersion(site, SECTION);
  for (const [version, text] of [
    ['3.0.0', 'Three'],
    ['3.1.0', 'Three point one'],
  ] as const) {
    const dist = craftRelease(site, { section: SECTION, version, entry: sayingEntry(SECTION, ['activity'], text) });
    mfe(site, 'publish', SECTION, '--dist', dist);
  }
});

/** What a merchant's device shows of the section: the good version's screen, or a crafted one's text. */
async function expectShown(page: Page, url: string, shown: 'Three' | 'Three point one' | 'good'): Promise<void> {
  await page.goto(`${url}${PATH}`);
  if (shown === 'good') await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
  else await expect(page.getByText(shown, { exact: true })).toBeVisible();
}

test('a canary reaches its share, and only its share', { tag: '@release' }, async ({ browser, site }) => {
  mfe(site, 'canary', SECTION, '3.0.0', '--percent', '10');
  const { inside, outside } = bucketsOf(`${SECTION}@3.0.0`, 10);
  for (const [bucket, shown] of [
    [inside, 'Three'],
    [outside, 'good'],
  ] as const) {
    const page = await browser.newPage();
    await useBucket(page, bucket);
    await expectShown(page, site.url, shown);
    await page.reload();
    await expectShown(page, site.url, shown);
    await page.close();
  }
  mfe(site, 'canary', 'end', SECTION);
});

test('a pinned merchant can canary too, and others are not touched', { tag: '@release' }, async ({ browser, site }) => {
  mfe(site, 'pin', 'bahari', SECTION, '3.0.0');
  mfe(site, 'canary', SECTION, '3.1.0', '--percent', '25', '--merchants', 'bahari');
  const { inside, outside } = bucketsOf(`${SECTION}@3.1.0`, 25);
  for (const [merchant, bucket, shown] of [
    ['bahari', inside, 'Three point one'],
    ['bahari', outside, 'Three'],
    ['lotus', inside, 'good'],
  ] as const) {
    const page = await browser.newPage();
    await useBucket(page, bucket);
    await expectShown(page, site.of(merchant), shown);
    await page.close();
  }
  mfe(site, 'canary', 'end', SECTION);
});

test('one merchant is rolled back, then the whole map', { tag: '@release' }, async ({ page, site }) => {
  const { revision } = JSON.parse(mfe(site, 'list', '--json')) as { revision: number };
  mfe(site, 'pin', 'bahari', SECTION, '3.1.0');
  await expectShown(page, site.of('bahari'), 'Three point one');
  mfe(site, 'rollback', '--merchant', 'bahari');
  await expectShown(page, site.of('bahari'), 'Three');
  mfe(site, 'promote', SECTION, '3.1.0');
  await expectShown(page, site.of('lotus'), 'Three point one');
  mfe(site, 'rollback', '--to', String(revision));
  await expectShown(page, site.of('lotus'), 'good');
  await expectShown(page, site.of('bahari'), 'Three');
  mfe(site, 'unpin', 'bahari', SECTION);
});

test('a merchant’s page contains nothing of the others', { tag: '@release' }, async ({ page, site }) => {
  mfe(site, 'pin', 'bahari', SECTION, '3.0.0');
  mfe(site, 'canary', SECTION, '3.1.0', '--percent', '5', '--merchants', 'bahari');
  for (const path of ['/m/home', '/m/release.json']) {
    const answer = await page.request.get(`${site.url}${path}`, { headers: { Host: new URL(site.of('lotus')).host } });
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text).toContain('lotus');
    for (const secret of ['bahari', 'aurora', '3.0.0', '3.1.0']) expect(text).not.toContain(secret);
  }
  mfe(site, 'canary', 'end', SECTION);
  mfe(site, 'unpin', 'bahari', SECTION);
});

test('a switched-off section says it in the language of the player', { tag: '@release' }, async ({ page, site }) => {
  mfe(
    site,
    'switch',
    SECTION,
    'off',
    '--merchants',
    'lotus',
    '--message',
    'EN=Back at noon',
    '--message',
    'CN=中午恢复',
  );
  await page.goto(`${site.of('lotus')}${PATH}`);
  await expect(page.locator('[data-section="off"]')).toContainText('Back at noon');
  await page.evaluate(() => localStorage.setItem('language', 'CN'));
  await page.reload();
  await expect(page.locator('[data-section="off"]')).toContainText('中午恢复');
  await expectShown(page, site.of('bahari'), 'good');
  mfe(site, 'switch', SECTION, 'on');
});
