import { chromium } from '@playwright/test';
import { findBrowser } from '../browser';
import { moveTo } from '../support/page-frame';
import { writeDownAnnouncements } from './page-state';
import { OPEN_PATHS, walk, whenSettled } from './walk';
const url = 'http://localhost:5580';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
});
await context.addInitScript(
  'globalThis.__name = (work) => work; sessionStorage.setItem("seenPopups","visitor member app")',
);
await writeDownAnnouncements(context);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('THROWN', e.message));
await page.goto('/m/home');
await page.locator('[data-floating-widget]').waitFor();
const kind = process.argv[2];
if (kind === 'refused') await page.route('**/*', (route) => route.abort('connectionrefused'));
else await context.setOffline(true);
for (const path of OPEN_PATHS) {
  const t = Date.now();
  console.log(path, await walk(page, [path]), Date.now() - t);
  await page.screenshot({ path: `/tmp/k10a-shots/off-${path.replaceAll('/', '_')}.png` });
}
if (kind === 'refused') await page.unrouteAll({ behavior: 'ignoreErrors' });
else await context.setOffline(false);
const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
for (const path of OPEN_PATHS) {
  const t = Date.now();
  await moveTo(page, path);
  console.log(path, await whenSettled(page), await retry.count(), Date.now() - t);
  if (await retry.count()) {
    await retry.first().click();
    console.log('  after', await whenSettled(page), await retry.count());
  }
}
await browser.close();
