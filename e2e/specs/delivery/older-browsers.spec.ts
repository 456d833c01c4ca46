import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

/** What engines before the support table lack, each taken away before the page's first script. */
const MISSING: Readonly<Record<string, () => void>> = {
  'import maps': () => {
    HTMLScriptElement.supports = () => false;
  },
  'a way to ask for import maps': () => void Reflect.deleteProperty(HTMLScriptElement, 'supports'),
  structuredClone: () => void Reflect.deleteProperty(window, 'structuredClone'),
  ResizeObserver: () => void Reflect.deleteProperty(window, 'ResizeObserver'),
  'a method of lists': () => void Reflect.deleteProperty(Array.prototype, 'findLast'),
};

async function expectStaticPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/browsers\.html$/);
  for (const language of ['en', 'zh', 'fil', 'id'])
    await expect(page.locator(`[lang^="${language}"]`).first(), `words in ${language}`).toBeVisible();
  for (const version of ['Chromium 100', 'iOS 16.4', 'Firefox 115'])
    await expect(page.locator('body')).toContainText(version);
  await expect(page.locator('body')).toContainText('Aurora');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

for (const [what, takeAway] of Object.entries(MISSING))
  test(`an engine without ${what} gets the static page`, async ({ page }) => {
    await page.addInitScript(takeAway);
    await page.goto('/m/voucherCenter', { waitUntil: 'commit' });
    await expectStaticPage(page);
  });

test('a visit without JavaScript gets the static page, with ways to customer service', async ({ browser, site }) => {
  const context: BrowserContext = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  // Pages that a server has rendered show their content (specs/prerender).
  await page.goto(`${site.url}/m/register`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/browsers\.html$/);
  const links = page.getByRole('link');
  await expect(links).not.toHaveCount(0);
  await context.close();
});

test('a browser that states an old version is judged by what it can do', async ({ browser, site }) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/44.0.2403.119 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/m/home`);
  await expect(screenOf(page, 'home')).toBeVisible();
  await context.close();
});
