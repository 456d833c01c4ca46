import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { previewPage } from 'release-cli/page/preview-page';
import type { EnvironmentSettings } from 'release-cli/settings/settings';
import { fixtureSite, type FixtureSite } from 'release-cli/test-support/fixture-site';
import { fixture, merchantFixture, settingsFixture } from 'release-cli/test-support/fixture-dist';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { PAGE_HEADERS } from 'shared-contracts/release/delivery-rules';
import { ask, type Asked } from '../test-support/ask';
import { PreviewSite, type Preview } from './preview-site';

const CONSOLE = 'https://releases.example';
const PALM = merchantFixture('palm', { name: 'Palm', brand: { hue: 150, chroma: 0.15, accentHue: 85 } });
const FILE = `/r/mfe-games/${fixture('mfe-games', '1.0.0').descriptor.entry}`;
const FRAME = { 'sec-fetch-dest': 'iframe' };

let site: FixtureSite;
let preview: Preview | null;
let backEnd: Server;
let backEndUrl: string;
let server: Server;
const called: { readonly method: string | undefined; readonly url: string; readonly headers: IncomingHttpHeaders }[] =
  [];

async function listening(made: Server): Promise<string> {
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return `http://localhost:${(made.address() as AddressInfo).port}`;
}

async function previewOf(settings: EnvironmentSettings, apiOrigin = ''): Promise<Preview> {
  const shown = await previewPage(site.store, 'production', settings, 'palm');
  return { shown, key: 'the key', backEnd: { apiOrigin, gateway: backEndUrl, allowPrivate: true } };
}

let url: string;

beforeAll(async () => {
  site = await fixtureSite();
  backEnd = createServer((request, response) => {
    called.push({ method: request.method, url: request.url ?? '', headers: request.headers });
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end('{"success":true}');
  });
  backEndUrl = await listening(backEnd);
  const previews = new PreviewSite({ store: site.store, environment: 'production', console: CONSOLE });
  server = createServer((request, response) => void previews.answer(preview, 'light', request, response));
  url = await listening(server);
});
beforeEach(async () => {
  called.length = 0;
  preview = await previewOf(settingsFixture(['aurora'], { closedMerchants: { palm: PALM } }));
});
afterAll(() => [server, backEnd].forEach((one) => one.close()));

function page(path: string, headers: Readonly<Record<string, string>> = FRAME): Promise<Asked> {
  return ask(url, path, { headers });
}

describe('a preview', () => {
  it('shows a merchant that is not written, in frames of the console alone', async () => {
    const before = await contentsOf(site.store);
    const { status, headers, body } = await page('/m/home?preview=the+key');
    const text = body.toString();
    expect([status, text.includes('data-merchant="palm"'), text.includes('<title>')]).toEqual([200, true, true]);
    expect(headers['content-security-policy']).toBe(
      PAGE_HEADERS['Content-Security-Policy']?.replace("frame-ancestors 'none'", `frame-ancestors ${CONSOLE}`),
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect([headers['cache-control'], headers['x-robots-tag'], headers['etag']]).toEqual([
      'no-store',
      'noindex, nofollow',
      undefined,
    ]);
    expect(PAGE_HEADERS['X-Frame-Options']).toBe('DENY');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('begins with its theme, which a page reads from the device, and leads to a page of the site alone', async () => {
    const begun = await page('/__preview/begin?to=/m/help&preview=the+key');
    expect(begun.body.toString()).toContain('localStorage.setItem(\'theme\', "light")');
    expect(begun.body.toString()).toContain('location.replace("/m/help?preview=the%20key")');
    expect(begun.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; frame-ancestors https:\/\/releases\.example$/,
    );
    for (const to of ['//evil.example', 'https://evil.example', '/m/"</script>', ''])
      expect((await page(`/__preview/begin?to=${encodeURIComponent(to)}&preview=the+key`)).status).toBe(404);
  });

  it.each([
    ['/m/home', FRAME],
    ['/m/home?preview=another', FRAME],
    ['/m/home?preview=the+key', { 'sec-fetch-dest': 'document' }],
    ['/m/home?preview=the+key', {}],
    ['/__preview/begin?to=/m/home&preview=another', FRAME],
    ['/__preview/begin?to=/m/home&preview=the+key', {}],
  ])('shows nothing at %s with %j', async (path, headers) => {
    const { status, body } = await page(path, headers);
    expect([status, body.toString()]).toEqual([404, 'This preview has ended: open it again in the console\n']);
  });

  it('has files, manifest, icons and an empty worker, and nothing of what is written', async () => {
    expect((await page(FILE)).status).toBe(200);
    expect((await page('/m/site.webmanifest')).body.toString()).toContain('Palm');
    expect((await page('/m/worker.js')).body.toString()).not.toContain('palm');
    for (const path of [
      '/m/release.json',
      '/robots.txt',
      '/sitemap.xml',
      '/releases/',
      '/__dev/events',
      '/__ref/reset',
    ])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    preview = null;
    expect((await page(FILE)).status).toBe(200);
    for (const path of ['/m/home?preview=the+key', '/m/site.webmanifest', '/api/v1/status'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    expect(called).toEqual([]);
  });

  it('makes reading calls alone, as nobody, at the gateway of the site or at the back end of the merchant', async () => {
    const headers = {
      cookie: 'a=b',
      authorization: 'Bearer x',
      referer: `${url}/m/home?preview=the+key`,
      'x-lang': 'EN',
    };
    await page('/api/v1/status?lang=EN', headers);
    const own = { ...PALM, apiOrigin: 'https://api.palm.example', gateway: { basePath: '/v2' } };
    preview = await previewOf(settingsFixture(['aurora'], { closedMerchants: { palm: own } }), backEndUrl);
    const answered = await page('/v2/status', headers);
    expect([answered.status, answered.headers['content-type'], answered.headers['set-cookie']]).toEqual([
      200,
      'application/json; charset=utf-8',
      undefined,
    ]);
    expect(called.map(({ method, url: path }) => [method, path])).toEqual([
      ['GET', '/api/v1/status?lang=EN'],
      ['GET', '/v2/status'],
    ]);
    for (const { headers: passed } of called)
      expect([passed.cookie, passed.authorization, passed.referer, passed['x-lang']]).toEqual([
        undefined,
        undefined,
        undefined,
        'EN',
      ]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(url, '/v2/status', { method, headers: FRAME })).status).toBe(405);
    expect(called.length).toBe(2);
    // The page may show pictures of the back end that it no longer calls itself.
    expect(preview.shown.page.html).toContain('https://api.palm.example');
  });

  it('asks no back end of a private network unless that is allowed', async () => {
    const closed = await previewOf(settingsFixture(['aurora'], { closedMerchants: { palm: PALM } }), backEndUrl);
    preview = { ...closed, backEnd: { ...closed.backEnd, allowPrivate: false } };
    expect((await page('/v2/status')).status).toBe(502);
    expect(called).toEqual([]);
  });

  it('is refused for a merchant that would be served nothing, and where others draw the pages', async () => {
    const settings = settingsFixture(['aurora'], { closedMerchants: { palm: PALM } });
    await expect(previewOf({ ...settings, pages: false })).rejects.toThrow('are drawn by another host');
    await expect(previewPage(site.store, 'production', settings, 'nobody')).rejects.toThrow('no merchant nobody');
    await expect(previewPage(site.store, 'staging', settings, 'palm')).rejects.toThrow('no host-shell for everybody');
  });
});
