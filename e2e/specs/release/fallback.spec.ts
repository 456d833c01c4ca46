import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  chunkName,
  craftRelease,
  currentVersion,
  EMPTY_ENTRY,
  sayingEntry,
  sayingScreen,
  THROWING_ENTRY,
} from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { answerOtherBytes } from '../../support/releases/other-bytes';
import { screenOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const PATH = '/m/activity';
let release = 0;

/** Every release has a version of its own: what is published never changes. */
function freshVersion(): string {
  release += 1;
  return `2.${release}.0`;
}

test.describe.configure({ mode: 'serial' });

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(() => restore());
test.beforeEach(({ expectFaults }) => expectFaults(/Failed to|status of|made to fail|integrity|ERR_/i));

/** Opens the section and expects it to work as the good version, on the same page. */
async function expectGood(page: Page, good: string): Promise<void> {
  await page.goto(PATH);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good, { timeout: 20_000 });
  await expect(page.locator('[data-section="failed"]')).toHaveCount(0);
}

for (const [fault, entry] of [
  ['throws when it is read', THROWING_ENTRY],
  ['exposes no remote', EMPTY_ENTRY],
  ['throws when it is drawn', sayingEntry(SECTION, ['activity'], '', { inScreen: "throw new Error('made to fail');" })],
] as const) {
  test(`a new version that ${fault}: the previous one serves`, { tag: '@release' }, async ({ page, site }) => {
    await page.goto(PATH);
    const good = (await screenOf(page, 'activity').getAttribute('data-version')) ?? '';
    const version = freshVersion();
    mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version, entry }));
    mfe(site, 'promote', SECTION, version, '--reason', 'looked good');
    await expectGood(page, good);
    await page.locator('[data-footer]').getByRole('link', { name: 'Login' }).click();
    await expect(screenOf(page, 'login')).toBeVisible();
    mfe(site, 'rollback', SECTION);
  });
}

test.describe('a new version whose files are not as published', { tag: '@release' }, () => {
  const version = '2.9.0';
  let good = '';
  let entry = '';
  test.beforeAll(({ site }) => {
    const dist = craftRelease(site, { section: SECTION, version, entry: sayingEntry(SECTION, ['activity'], 'New') });
    entry = (JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as { entry: string }).entry;
    good = currentVersion(site, SECTION);
    mfe(site, 'publish', SECTION, '--dist', dist);
    mfe(site, 'promote', SECTION, version);
  });
  test.afterAll(({ site }) => void mfe(site, 'rollback', SECTION));

  test('serves when all is well', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('New', { exact: true })).toBeVisible();
  });

  test('wrong hash on the entry: the previous one serves', async ({ page }) => {
    await page.route(`**/r/${SECTION}/${entry}*`, answerOtherBytes);
    await expectGood(page, good);
  });

  test('the entry is gone: the previous one serves', async ({ page }) => {
    await page.route(`**/r/${SECTION}/${entry}*`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await expectGood(page, good);
  });

  test('503 once, then 200: the new version serves after one retry', async ({ page }) => {
    let isFirst = true;
    await page.route(`**/r/${SECTION}/${entry}*`, async (route) => {
      if (isFirst) await route.fulfill({ status: 503, body: 'busy', headers: { 'Cache-Control': 'no-store' } });
      else await route.continue();
      isFirst = false;
    });
    await page.goto(PATH);
    await expect(page.getByText('New', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('[data-section="failed"]')).toHaveCount(0);
  });
});

test.describe('a new version whose chunk is not as published', { tag: '@release' }, () => {
  const version = '2.10.0';
  const chunk = `export const screen = ${sayingScreen('New in a chunk')};\n`;
  const address = `**/r/${SECTION}/${chunkName(chunk)}*`;
  let good = '';
  test.beforeAll(({ site }) => {
    good = currentVersion(site, SECTION);
    const entry = sayingEntry(SECTION, ['activity'], '', { chunk });
    mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version, entry, chunk }));
    mfe(site, 'promote', SECTION, version);
  });
  test.afterAll(({ site }) => void mfe(site, 'rollback', SECTION));

  test('wrong hash on the chunk: the previous one serves', async ({ page }) => {
    await page.route(address, answerOtherBytes);
    await expectGood(page, good);
  });

  test('the chunk is gone: the previous one serves', async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await expectGood(page, good);
  });

  test('503 once for the chunk, then 200: the new one serves', async ({ page }) => {
    let isFirst = true;
    await page.route(address, async (route) => {
      if (isFirst) await route.fulfill({ status: 503, body: 'busy', headers: { 'Cache-Control': 'no-store' } });
      else await route.continue();
      isFirst = false;
    });
    await page.goto(PATH);
    await expect(page.getByText('New in a chunk', { exact: true })).toBeVisible({ timeout: 20_000 });
  });
});
