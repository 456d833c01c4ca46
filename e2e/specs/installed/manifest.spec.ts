import { ask } from 'delivery/test-support/ask';
import { MANIFEST_PATH, WORKER_PATH } from 'shared-contracts/release/installed';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

interface Manifest {
  readonly name: string;
  readonly theme_color: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

test('every merchant has a manifest, icons and a worker of its own', { tag: '@smoke' }, async ({ page, site }) => {
  const colours = new Set<string>();
  for (const merchant of ['aurora', 'bahari', 'lotus']) {
    await page.goto(`${site.of(merchant)}/m/login`);
    const manifestUrl = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(manifestUrl).toBe(MANIFEST_PATH);
    const manifest = await page.evaluate(
      async (address) => (await (await fetch(address)).json()) as Manifest,
      MANIFEST_PATH,
    );
    expect(manifest.name.toLowerCase()).toBe(merchant);
    colours.add(manifest.theme_color);
    const touchIcon = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
    for (const src of [...manifest.icons.map((icon) => icon.src), touchIcon]) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(size).toBe(manifest.icons.find((icon) => icon.src === src)?.sizes ?? '180x180');
    }
  }
  expect(colours.size).toBe(3);
});

test('the browser finds nothing in the way of installing', { tag: '@smoke' }, async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const { errors, url } = await session.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: `${site.url}${MANIFEST_PATH}` });
});

test(
  'worker and manifest are requested again each time; strangers’ icons are not here',
  { tag: '@smoke' },
  async ({ site }) => {
    for (const path of [MANIFEST_PATH, WORKER_PATH]) {
      const { status, headers } = await ask(site.url, path);
      expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-cache' });
    }
    const { headers } = await ask(site.url, WORKER_PATH);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect((await ask(site.url, MANIFEST_PATH)).headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect((await ask(site.url, '/m/icons/000000000000-192.png')).status).toBe(404);
  },
);
