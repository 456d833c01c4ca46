import { chromium, type Page } from '@playwright/test';
import { expect, silencePopups, test, watchFaults } from '../../support/fixtures';
import { BROWSER_ARGUMENTS } from '../../browser/browser-arguments';
import { PLAIN_NAME } from '../../support/nginx-site';
import { screenOf, signIn } from '../../support/steps';

/** Opens the site over http by a name that no browser takes for this machine's own. */
async function onPlainPage(siteUrl: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`],
  });
  try {
    const context = await browser.newContext({
      baseURL: `http://${PLAIN_NAME}:${new URL(siteUrl).port}`,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
    });
    await context.addInitScript(silencePopups);
    await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

test(
  'without a secure context the site starts, signs in and takes orders, and nothing fails',
  { tag: '@nginx' },
  async ({ site, control }) => {
    test.setTimeout(120_000);
    await onPlainPage(site.url, async (page) => {
      const faults: string[] = [];
      watchFaults(page, faults);
      await page.goto('/m/home');
      await expect(screenOf(page, 'home')).toBeVisible();
      expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
        false,
        false,
        false,
      ]);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await signIn(page, 'demo_member');
      // Sealed on the way, and opened by the gateway.
      const [login] = await control.requests('R-06');
      expect(login?.body).toMatchObject({ password: 'Demo1234' });
      expect(sent.filter((body) => body.includes('Demo1234'))).toEqual([]);
      await page.goto('/m/voucherCenter');
      await expect(screenOf(page, 'deposit')).toBeVisible();
      const main = page.getByRole('main');
      await main.getByRole('button', { name: '₱500', exact: true }).click();
      await main.locator('form button[type="submit"]').click();
      // The demo's bank has no https, and outside this machine the shell follows no link without it.
      await expect(page).toHaveURL(/\/m\/voucherCenter\?order=\d+$/);
      const [order] = await control.requests('R-30');
      expect(order?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
      await page.goto('/m/set');
      await expect(screenOf(page, 'settings')).toBeVisible();
      // A balancer may speak https for this nginx, so the header stays; Chromium says that http voids it.
      const unexpected = faults.filter(
        (fault) => !fault.includes('The Cross-Origin-Opener-Policy header has been ignored'),
      );
      expect(unexpected).toEqual([]);
    });
  },
);
