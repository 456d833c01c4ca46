import type { Page } from '@playwright/test';
import { craftRelease } from '../../support/releases/crafted-release';
import { expect, test } from '../../support/fixtures';
import { answerOtherBytes } from '../../support/releases/other-bytes';
import { screenOf } from '../../support/steps';
import { buildVariant, mfe, restoreLater } from '../../support/variants';

const SCRIPTS = '**/r/mfe-promotions/*.mjs*';
const KEY = 'made-to-fail';
/** A load is given up after ten seconds. */
const LOAD_LIMIT_MS = 10_500;

/** Goes from home to the section by the bottom menu, so that the page stays the same page. */
async function openSection(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.locator('[data-footer]').getByRole('link', { name: 'Promo' }).click();
}

/** Waits until the section's place says that it failed. */
type UntilFailed = (page: Page) => Promise<void>;

const untilFailed: UntilFailed = (page) =>
  expect(page.locator('[data-section="failed"]')).toBeVisible({ timeout: 20_000 });

/** The same of files that never come, on a page whose clock is the test's: the limit counts from when a load begins. */
const untilGivenUp: UntilFailed = (page) =>
  expect(async () => {
    await page.clock.fastForward(LOAD_LIMIT_MS);
    await expect(page.locator('[data-section="failed"]')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });

/** The section's place says it failed, at that stage, also after a way there and back; everything around it works. */
async function expectFailure(page: Page, stage: string, failed: UntilFailed = untilFailed): Promise<void> {
  const block = page.locator('[data-section="failed"]');
  await failed(page);
  await expect(block).toHaveAttribute('data-stage', stage);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('header')).toBeVisible();
  await page.locator('[data-footer]').getByRole('link', { name: 'Login' }).click();
  await expect(screenOf(page, 'login')).toBeVisible();
  await page.goBack();
  await failed(page);
}

async function expectRecovery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

test.beforeEach(({ expectFaults }) => expectFaults(/Failed to|status of 404|made to fail|integrity|ERR_/i));

test('files that are gone', async ({ page }) => {
  await page.route(SCRIPTS, (route) =>
    route.fulfill({ status: 404, body: 'gone', headers: { 'Cache-Control': 'no-store' } }),
  );
  await openSection(page);
  await expectFailure(page, 'entry');
  await page.unroute(SCRIPTS);
  await expectRecovery(page);
});

test('files that never come', async ({ page }) => {
  await page.clock.install();
  await page.route(SCRIPTS, () => undefined);
  await openSection(page);
  await expectFailure(page, 'entry', untilGivenUp);
  await page.unroute(SCRIPTS);
  await expectRecovery(page);
});

test('files with other bytes', async ({ page }) => {
  await page.route(SCRIPTS, answerOtherBytes);
  await openSection(page);
  await expectFailure(page, 'integrity');
  // What is still on its way is answered first: what was not asked for to be shown may be slower than what was.
  await page.unrouteAll({ behavior: 'wait' });
  await expectRecovery(page);
});

test('files with other bytes at their first address only: the second is asked, for chunks as well', async ({
  page,
}) => {
  const isSecond = (url: string): boolean => url.endsWith('.mjs?r=1');
  const asked = new Set<string>();
  page.on('response', (answer) => {
    if (answer.ok() && isSecond(answer.url())) asked.add(new URL(answer.url()).pathname);
  });
  await page.route(SCRIPTS, (route) => (isSecond(route.request().url()) ? route.continue() : answerOtherBytes(route)));
  await openSection(page);
  await expect(screenOf(page, 'activity')).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  expect(asked.size).toBeGreaterThan(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('code that throws, in the version before as well', { tag: '@release' }, () => {
  const version = '1.9.0';
  let restore = (): void => undefined;
  test.beforeAll(({ site }) => {
    restore = restoreLater(site);
    const dist = buildVariant('mfe-promotions', version, [
      {
        file: 'src/remote.ts',
        from: 'export const remote =',
        to: `const failing = (): string | null => localStorage.getItem('${KEY}');\nif (failing() === 'evaluation') throw new Error('made to fail');\n\nexport const remote =`,
      },
      {
        file: 'src/screens/activity/activity-screen.tsx',
        from: 'export function ActivityScreen(): ReactNode {',
        to: `export function ActivityScreen(): ReactNode {\n  if (localStorage.getItem('${KEY}') === 'render') throw new Error('made to fail');`,
      },
    ]);
    mfe(site, 'publish', 'mfe-promotions', '--dist', dist);
    mfe(site, 'promote', 'mfe-promotions', version);
    const next = craftRelease(site, { section: 'mfe-promotions', version: '1.9.1' });
    mfe(site, 'publish', 'mfe-promotions', '--dist', next);
    mfe(site, 'promote', 'mfe-promotions', '1.9.1');
  });
  test.afterAll(() => restore());

  for (const stage of ['evaluation', 'render']) {
    test(`throws on ${stage}`, async ({ page }) => {
      await page.goto('/m/home');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, stage] as const);
      await openSection(page);
      await expectFailure(page, stage);
      await page.evaluate((key) => localStorage.removeItem(key), KEY);
      await expectRecovery(page);
    });
  }
});
