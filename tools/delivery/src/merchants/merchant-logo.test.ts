import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconFile } from 'release-cli/installed/icons';
import { readSettings } from 'release-cli/settings/settings';
import { iconSvg, logoSvg, pngOf } from 'release-cli/test-support/brand-files';
import { runMfe } from 'release-cli/test-support/run-mfe';
import { ask } from '../test-support/ask';
import { closeAll, deliveredSite, type DeliveredSite } from '../test-support/delivered-site';

afterEach(closeAll);

/** A host whose page shows the merchant's name before it is there. */
function siteWithSplash(options: Parameters<typeof deliveredSite>[0] = {}): Promise<DeliveredSite> {
  return deliveredSite(options, undefined, { page: { skeleton: '<p class="splash-logo"><i></i>{merchant}</p>' } });
}

async function branded(site: DeliveredSite, ...options: readonly string[]): Promise<void> {
  const words = [...options];
  await writeFile(join(site.home, 'logo.svg'), logoSvg());
  await writeFile(join(site.home, 'dark.png'), pngOf(400, 100));
  await writeFile(join(site.home, 'icon.svg'), iconSvg());
  const { status, error } = await runMfe(site, [
    ...['merchant', 'brand', 'aurora'],
    ...words.map((word) => (word.includes('.') ? join(site.home, word) : word)),
  ]);
  expect([status, error]).toEqual([0, '']);
}

async function pageOf(site: DeliveredSite): Promise<string> {
  return (await ask(site.url, '/m/home')).body.toString('utf8');
}

describe('a logo that a site serves', () => {
  it('stands in the page before its host, and is served for good by its hash, as nothing that runs', async () => {
    const site = await siteWithSplash();
    const without = await pageOf(site);
    await branded(site, '--logo', 'logo.svg', '--logo-dark', 'dark.png', '--icon', 'icon.svg');
    const page = await pageOf(site);
    const images = page.match(/<img [^>]*>/g) ?? [];
    const [light = '', dark = ''] = images.map((image) => /src="([^"]*)"/.exec(image)?.[1]);
    expect(images).toEqual([
      `<img src="${light}" width="120" height="30" alt="Aurora" data-logo="light">`,
      `<img src="${dark}" width="400" height="100" alt="Aurora" data-logo="dark">`,
    ]);
    expect(page).toContain('[data-theme=light] [data-logo=dark]{display:none}');
    expect(page).toContain('alt="Aurora" data-logo="dark"><span>Aurora</span></p>');
    for (const part of ['data-logo', 'data-lost-logo', '/m/brand/']) expect(without).not.toContain(part);
    const [script = ''] = /(?<=<script>)addEventListener.*?(?=<\/script>)/.exec(page) ?? [];
    expect(page).toContain(createHash('sha256').update(script).digest('base64'));

    const served = await ask(site.url, light);
    expect([served.status, served.body.toString('utf8')]).toEqual([200, logoSvg()]);
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await ask(site.url, dark)).headers['content-type']).toBe('image/png');
    expect((await ask(site.url, light.replace(/[0-9a-f]{64}/, '0'.repeat(64)))).status).toBe(404);

    const { settings } = (await readSettings(site.store, 'production')) ?? {};
    const merchant = settings?.merchants['aurora'];
    if (merchant === undefined) throw new Error('aurora is not there');
    const icon = `/m/icons/${iconFile(merchant, '192')}`;
    expect(page).toContain(`<link rel="icon" href="${icon}">`);
    expect(page).toContain(`<link rel="apple-touch-icon" href="/m/icons/${iconFile(merchant, '180-full')}">`);
    expect((await ask(site.url, '/m/site.webmanifest')).body.toString('utf8')).toContain(icon);
    expect((await ask(site.url, icon)).body.equals((await site.store.get(icon.slice(1)))?.bytes ?? Buffer.of())).toBe(
      true,
    );
    expect(await runMfe(site, ['reach', '--url', site.url])).toMatchObject({ status: 0, error: '' });

    const key = light.slice(1);
    const stored = await site.store.get(key);
    await site.store.replace(key, Buffer.from('<svg onload="alert(1)"/>'), stored?.etag ?? null);
    const other = await deliveredSite({ store: site.store });
    expect((await ask(other.url, light)).status).toBe(404);
    const reach = await runMfe(site, ['reach', '--url', other.url]);
    expect([reach.status, reach.out]).toEqual([1, `${other.url}${light} answered with status 404`]);
  });

  it('is one picture in both themes where one is given, and the name again where it is taken away', async () => {
    const site = await siteWithSplash();
    const without = await pageOf(site);
    await branded(site, '--logo', 'logo.svg');
    const page = await pageOf(site);
    expect(page).toContain('alt="Aurora"><span>Aurora</span></p>');
    expect(page).not.toContain('data-logo=');
    await branded(site, '--no-logo');
    const plain = (text: string): string => text.replaceAll(/"revision":\d+/g, '');
    expect(plain(await pageOf(site))).toBe(plain(without));
  });
});
