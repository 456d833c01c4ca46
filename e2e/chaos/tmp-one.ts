import { chromium } from '@playwright/test';
import { findBrowser } from '../browser';
import { SpoiltFile } from './file-faults';
const url = 'http://localhost:5580';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, locale: 'en-US' });
await context.addInitScript('globalThis.__name = (work) => work');
const page = await context.newPage();
page.on('requestfinished', (r) => /locale-EN|entry|login/.test(r.url()) && r.url().includes('mfe-account') && console.log('  fin', r.url().slice(-40)));
page.on('requestfailed', (r) => console.log('  FAILED', r.url().slice(-60), r.failure()?.errorText));
page.on('console', (m) => m.type() === 'error' && console.log('  con', m.text().slice(0, 160)));
page.on('framenavigated', (f) => console.log('NAV', f.url()));
const spoilt = await SpoiltFile.of(page, '/r/mfe-account/locale-EN.c9e119bdb3ab.mjs', 'truncated');
await page.goto('/m/login');
await page.locator('[data-section="failed"]').waitFor();
console.log(await page.locator('[data-section="failed"]').getAttribute('data-stage'));
await spoilt.mend(page);
for (const turn of [1, 2, 3]) {
  console.log('RETRY', turn);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForTimeout(6000);
  console.log(await page.locator('[data-section="failed"]').count(), await page.locator('[data-screen="login"]').count());
  if (await page.locator('[data-screen="login"]').count()) break;
}
await browser.close();
