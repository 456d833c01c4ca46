import type { Browser, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { expect, silencePopups, test } from '../../support/fixtures';
import { recordShifts } from '../../support/motion/layout-shifts';

interface Asked {
  readonly path: string;
  readonly width: string | null;
}

const PICTURE = /\/images\/(?:game|banner)\//;

/** The pictures that a page asks for, in turn. */
function picturesOf(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (PICTURE.test(pathname)) asked.push({ path: pathname.replace(/^\/cdn[12]/, ''), width: searchParams.get('w') });
  });
  return asked;
}

/** Home on a phone of 390 px with so many dots a pixel. */
async function phone(browser: Browser, site: { readonly url: string }, deviceScaleFactor: number): Promise<Page> {
  const { defaultBrowserType: _type, ...iphone } = devices['iPhone 13'];
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ ...iphone, viewport, deviceScaleFactor, baseURL: site.url });
  await context.addInitScript(silencePopups);
  return context.newPage();
}

for (const [dots, banner, ...others] of [
  [1, '720', '128'],
  [1.5, '720', '128', '240'],
  [2, '720', '128', '240'],
  [3, '1080', '240'],
] as const)
  test(`home asks for pictures of the width that fits, never twice: ${dots} dots a pixel`, async ({
    browser,
    site,
  }) => {
    const page = await phone(browser, site, dots);
    const asked = picturesOf(page);
    await page.goto('/m/home');
    const first = page.getByRole('region', { name: 'Highlights' }).locator('img').first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveJSProperty('complete', true);
    const wide = page.getByRole('list', { name: 'Where to play' }).getByRole('listitem');
    await expect(wide.first().locator('img')).toHaveCount(3);
    for (const picture of await wide.nth(1).locator('img').all())
      await expect(picture).toHaveJSProperty('complete', true);
    await page.getByRole('region', { name: 'New', exact: true }).locator('img').first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter(({ path }) => path.startsWith('/images/game/')).length).toBeGreaterThan(6);
    expect(asked.filter(({ path }) => path.startsWith('/images/banner/')).map(({ width }) => width)).toContain(banner);
    expect(new Set(asked.map(({ width }) => width))).toEqual(new Set([banner, ...others]));
    const names = asked.map(({ path, width }) => `${path} ${width}`);
    expect(names).toEqual([...new Set(names)]);
    await page.context().close();
  });

test('pictures are AVIF, and no picture moves what is around it', async ({ browser, site }) => {
  const page = await phone(browser, site, 2);
  const types = new Set<string | undefined>();
  page.on('response', (response) => {
    if (PICTURE.test(response.url())) types.add(response.headers()['content-type']);
  });
  const shifts = await recordShifts(page);
  await page.goto('/m/activity');
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);
  await expect.poll(() => [...types]).toEqual(['image/avif']);
  expect((await shifts()).filter(({ isOfPicture }) => isOfPicture)).toEqual([]);
  for (const picture of await page.locator('img').all()) {
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
  }
  await page.context().close();
});
