import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONSOLE_SCRIPT } from 'release-cli/console/console-script';
import { updateConsole } from 'release-cli/console/update-console';
import { pin, setDefault } from 'release-cli/edits/edits';
import { applyEdit } from 'release-cli/change/apply-edit';
import { sha256Hex } from 'release-cli/store/digest';
import { consoleKey, descriptionKey, feedKey, pageKey } from 'release-cli/store/keys';
import { openStore } from 'release-cli/store/file-store';
import { saveSettings } from 'release-cli/test-support/save-settings';
import { fixture, settingsFixture } from 'release-cli/test-support/fixture-dist';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { PAGE_HEADERS } from 'shared-contracts/release/delivery-rules';
import { startDelivery } from './server';
import { ask, type Asked } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

const games = fixture('mfe-games', '1.0.0');
const ENTRY = `/r/mfe-games/${games.descriptor.entry}`;

describe('pages', () => {
  it('are the same for every path of the site, with the headers of every page', async () => {
    const site = await deliveredSite();
    const answers = await Promise.all(
      ['/', '/m', '/m/', '/m/home?gameType=RNG', '/m/member/agent/agentRebeat', '/vip.html'].map((path) =>
        ask(site.url, path),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.toString())).size).toBe(1);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
      expect(headers['content-security-policy']).toBe(PAGE_HEADERS['Content-Security-Policy']);
    }
  });

  it('belong to the merchant of the host name', async () => {
    const site = await deliveredSite();
    const page = async (host: string): Promise<string> => (await ask(site.url, '/m/home', { host })).body.toString();
    expect(await page('localhost')).toContain('data-merchant="aurora"');
    expect(await page('127.0.0.1')).toContain('data-merchant="aurora"');
    expect(await page('bahari.localhost')).toContain('data-merchant="bahari"');
    const stranger = await ask(site.url, '/m/home', { host: 'lotus.localhost' });
    expect(stranger.status).toBe(404);
    expect(stranger.body.toString()).toBe('No merchant of this site has this host name\n');
    expect(stranger.headers['cache-control']).toBe('no-store');
  });

  it('are not sent again while they are the same', async () => {
    const site = await deliveredSite();
    const first = await ask(site.url, '/m/home');
    const etag = first.headers.etag ?? '';
    const again = await ask(site.url, '/m/home', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'no-cache' } });
    expect(again.body).toHaveLength(0);
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect((await ask(site.url, '/m/home', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('show a promotion and a pin on the next reload', async () => {
    const site = await deliveredSite();
    const version = async (host: string): Promise<string | undefined> =>
      /"mfe-games":{"version":"([^"]+)"/.exec((await ask(site.url, '/m/home', { host })).body.toString())?.[1];
    expect(await version('bahari.localhost')).toBe('1.0.0');
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(pin(map, 'bahari', 'mfe-games', '1.0.0'), 'mfe-games', '1.1.0'));
    expect(await version('localhost')).toBe('1.1.0');
    expect(await version('bahari.localhost')).toBe('1.0.0');
  });

  it('say so while a merchant has none', async () => {
    const site = await deliveredSite();
    await site.store.remove(pageKey('production', 'aurora'));
    expect(await ask(site.url, '/m/home')).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect((await ask(site.url, '/m/home', { host: 'bahari.localhost' })).status).toBe(200);
  });

  it('have the same headers where overrides are allowed', async () => {
    const site = await deliveredSite();
    const strict = await ask(site.url, '/m/home');
    const loose = await deliveredSite({ store: site.store, environment: 'development' });
    const { map } = await site.edit((present) => present);
    await saveSettings(site.store, 'development', settingsFixture(['aurora'], { allowsOverrides: true }));
    await applyEdit({
      store: site.store,
      environment: 'development',
      author: 'tester',
      reason: 'test',
      edit: (present) => ({ ...present, releases: map.releases, defaults: map.defaults }),
    });
    const { status, headers } = await ask(loose.url, '/m/home');
    expect(status).toBe(200);
    const { etag: _bytes, date: _now, 'content-length': _size, ...same } = strict.headers;
    expect(headers).toMatchObject(same);
  });
});

describe('a page that somebody else wrote into the store', () => {
  it('is not served: nothing before, and afterwards the last right one', async () => {
    const lines: string[] = [];
    const site = await deliveredSite({ report: (line) => lines.push(line) });
    const forge = async (merchant: string): Promise<void> => {
      const key = pageKey('production', merchant);
      const found = await site.store.get(key);
      await site.store.replace(key, Buffer.from('<script>steal()</script>'), found?.etag ?? null);
    };
    const right = await ask(site.url, '/m/home');
    await forge('aurora');
    await forge('bahari');
    expect((await ask(site.url, '/m/home')).body).toEqual(right.body);
    const refused = await ask(site.url, '/m/home', { host: 'bahari.localhost' });
    expect([refused.status, refused.body.toString()]).toEqual([503, 'The page of bahari cannot be believed\n']);
    expect(lines).toEqual([
      'The page of aurora is not that of revision 3',
      'The page of bahari is not that of revision 3',
    ]);
  });
});

describe('the release document', () => {
  it('is that of the merchant, requested again each time', async () => {
    const site = await deliveredSite();
    const key = feedKey('production', 'bahari');
    await site.store.remove(key);
    await site.store.create(key, Buffer.from('{"merchant":"bahari"}'));
    const { status, headers, body } = await ask(site.url, '/m/release.json', { host: 'bahari.localhost' });
    expect([status, body.toString()]).toEqual([200, '{"merchant":"bahari"}']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(site.url, '/m/release.json', {
      host: 'bahari.localhost',
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is a plain, unkept 404 while there is none, and never the page', async () => {
    const site = await deliveredSite();
    await site.store.remove(feedKey('production', 'aurora'));
    const { status, headers, body } = await ask(site.url, '/m/release.json');
    expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'no-store', 'There is nothing here\n']);
  });
});

describe('what the environment tells everybody', () => {
  it('is one document for the hosts of all merchants, asked for again each time', async () => {
    const site = await deliveredSite();
    const stored = await site.store.get(descriptionKey('production'));
    for (const host of ['aurora.localhost', 'bahari.localhost']) {
      const { status, headers, body } = await ask(site.url, '/m/environment.json', { host });
      expect([status, body.toString()]).toEqual([200, Buffer.from(stored?.bytes ?? []).toString()]);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
    await site.store.remove(descriptionKey('production'));
    expect((await ask(site.url, '/m/environment.json')).status).toBe(404);
  });
});

describe('the release console', () => {
  it('is a document and a script, where overrides are allowed', async () => {
    const site = await deliveredSite({}, settingsFixture(['aurora']));
    expect((await ask(site.url, '/releases/')).status).toBe(404);
    expect((await ask(site.url, '/releases/console.js')).status).toBe(404);
    const loose = await deliveredSite({ store: site.store, environment: 'development' });
    await saveSettings(site.store, 'development', settingsFixture(['aurora'], { allowsOverrides: true }));
    const page = await ask(loose.url, '/releases/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body.toString()).toContain('<title>Releases of development</title>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
    const script = await ask(loose.url, '/releases/console.js');
    expect([script.headers['content-type'], script.body.toString()]).toEqual([
      'text/javascript; charset=utf-8',
      CONSOLE_SCRIPT,
    ]);
  });

  it('shows nothing of what somebody else put into the store', async () => {
    const { store } = await deliveredSite();
    await saveSettings(store, 'development', settingsFixture(['aurora'], { allowsOverrides: true }));
    await updateConsole(store, 'development');
    for (const file of ['index.html', 'console.js'] as const) {
      const key = consoleKey('development', file);
      await store.replace(key, Buffer.from('forged'), (await store.get(key))?.etag ?? null);
    }
    const loose = await deliveredSite({ store, environment: 'development' });
    expect((await ask(loose.url, '/releases/')).body.toString()).not.toContain('forged');
    expect((await ask(loose.url, '/releases/console.js')).body.toString()).toBe(CONSOLE_SCRIPT);
  });
});

describe('files', () => {
  it('may be kept for a year, and used by every origin', async () => {
    const site = await deliveredSite();
    const { status, headers, body } = await ask(site.url, ENTRY);
    expect(status).toBe(200);
    expect(body.toString()).toBe(games.files.get(games.descriptor.entry));
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-length': String(body.length),
    });
    expect((await ask(site.url, `${ENTRY}?r=1`)).body.equals(body)).toBe(true);
    const style = games.descriptor.screens['main']?.styles[0];
    expect((await ask(site.url, `/r/mfe-games/${style}`)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('that are missing are a plain, unkept 404, and are there as soon as they are', async () => {
    const site = await deliveredSite();
    const next = fixture('mfe-games', '1.1.0', { text: 'next' });
    const path = `/r/mfe-games/${next.descriptor.entry}`;
    const missing = await ask(site.url, path);
    expect(missing.status).toBe(404);
    expect(missing.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(missing.headers.etag).toBeUndefined();
    await site.publish('mfe-games', '1.1.0', { text: 'next' });
    expect((await ask(site.url, path)).status).toBe(200);
  });

  it.each(['/r/', '/r/mfe-games', '/r/mfe-games/', '/r/shop/a.mjs', '/r/mfe-games/sub/a.mjs', '/r/mfe-games/.hidden'])(
    '%s is none',
    async (path) => {
      const site = await deliveredSite();
      expect((await ask(site.url, path)).status).toBe(404);
    },
  );

  it.each([
    '/r/../settings/production.json',
    '/r/mfe-games/../../maps/production/map.json',
    '/r/mfe-games/..%2f..%2fmaps%2fproduction%2fmap.json',
    '/r/%2e%2e/maps/production/map.json',
    '/r/mfe-games/..\\..\\x',
    '/m/../../etc/passwd',
    '/images/../api/v1/x',
  ])('cannot be reached around: %s', async (path) => {
    const site = await deliveredSite();
    const { status, body } = await ask(site.url, path);
    expect(status).toBe(400);
    expect(body.toString()).toBe('This is not a path of this site\n');
  });

  it('come compressed as the client likes', async () => {
    const site = await deliveredSite();
    const text = 'export const words = "words ";\n'.repeat(100);
    await site.publish('mfe-games', '1.1.0', { extraFiles: { 'long.mjs': text } });
    const long = (await site.store.list('r/mfe-games/long')).at(0) ?? '';
    const get = (encoding: string) => ask(site.url, `/${long}`, { headers: { 'accept-encoding': encoding } });
    const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
    const vary = 'Accept-Encoding, Available-Dictionary';
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(text);
    expect(plain.headers.vary).toBe(vary);
    const page = await ask(site.url, '/m/home', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(page.body).toString()).toContain('<!doctype html>');
  });

  it('come as the difference to a client that has the one before, and whole to any other', async () => {
    const site = await deliveredSite();
    const words = Array.from({ length: 60 }, (_word, index) => sha256Hex(`${index}`)).join('\n');
    const text = (line: string): string => `${words}// ${line}`;
    for (const [version, line] of [
      ['1.1.0', 'old'],
      ['1.2.0', 'new'],
    ] as const)
      await site.publish('mfe-games', version, { extraFiles: { 'long.mjs': text(line) } });
    const keys = await site.store.list('r/mfe-games/long');
    const delta = keys.find((key) => key.endsWith('.dcz')) ?? '';
    const [, target = '', hash = ''] = /^(.+)\.([0-9a-f]{12})\.dcz$/.exec(delta) ?? [];
    const offer = (headers: Readonly<Record<string, string>> = {}): Promise<Asked> =>
      ask(site.url, `/${target}`, {
        headers: {
          'accept-encoding': 'gzip, br, dcz',
          'available-dictionary': `:${'A'.repeat(43)}=:`,
          'dictionary-id': `"${hash}"`,
          ...headers,
        },
      });
    const short = await offer();
    const use = { 'use-as-dictionary': `match="/r/mfe-games/long.*.mjs?", id="${target.split('.').at(-2)}"` };
    expect(short.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      ...use,
    });
    expect(short.body.equals((await site.store.get(delta))?.bytes as Buffer)).toBe(true);
    for (const other of [
      { 'dictionary-id': '"0123456789ab"' },
      { 'accept-encoding': 'br' },
      { 'dictionary-id': 'x' },
    ]) {
      const whole = await offer(other);
      expect(whole.headers).toMatchObject({ 'content-encoding': 'br', ...use });
      expect(brotliDecompressSync(whole.body).toString()).toBe(text('new'));
    }
    expect((await ask(site.url, `/${delta}`)).status).toBe(404);
  });

  it('come from a second origin that has nothing else', async () => {
    const site = await deliveredSite({ assetsPort: 0 });
    const assets = site.assetsUrl ?? '';
    expect(assets).not.toBe(site.url);
    expect((await ask(assets, ENTRY)).status).toBe(200);
    for (const path of ['/', '/m/home', '/m/release.json', '/api/v1/x'])
      expect((await ask(assets, path)).status).toBe(404);
  });
});

describe('everything else', () => {
  it('is a plain, unkept 404', async () => {
    const site = await deliveredSite();
    for (const path of [
      '/favicon.ico',
      '/map.json',
      '/releases/',
      '/maps/production/map.json',
      '/api/v2/x',
      '/__dev/events',
    ]) {
      const { status, headers } = await ask(site.url, path);
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        404,
        'no-store',
        'text/plain; charset=utf-8',
      ]);
    }
  });

  it.each(['/m/home', ENTRY, '/m/release.json', '/nothing'])('%s answers HEAD as GET, without a body', async (path) => {
    const site = await deliveredSite();
    const [got, head] = [await ask(site.url, path), await ask(site.url, path, { method: 'HEAD' })];
    expect(head.status).toBe(got.status);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
  });

  it('takes nothing but GET and HEAD', async () => {
    const site = await deliveredSite();
    for (const path of ['/m/home', ENTRY, '/m/release.json', '/releases/']) {
      const { status, headers } = await ask(site.url, path, { method: 'POST', body: 'x' });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('says so when the environment is not set up, has no page yet, or cannot be read', async () => {
    const store = openStore(await scratchFolder());
    const options = {
      environment: 'development',
      port: 0,
      gatewayUrl: 'http://127.0.0.1:9',
      defaultMerchant: 'aurora',
    };
    const lines: string[] = [];
    const delivery = await startDelivery({ ...options, store, report: (line) => lines.push(line) });
    try {
      expect((await ask(delivery.url, '/m/home')).status).toBe(503);
      await store.create('settings/development.json', Buffer.from(JSON.stringify(settingsFixture(['aurora']))));
      expect((await ask(delivery.url, '/m/home')).body.toString()).toBe(
        'Nothing is released for aurora in development yet\n',
      );
      const settings = await store.get('settings/development.json');
      await store.replace('settings/development.json', Buffer.from('{'), settings?.etag ?? null);
      expect((await ask(delivery.url, '/m/home?token=secret')).status).toBe(500);
      expect(lines).toEqual(['GET /m/home: settings/development.json in the store is not JSON']);
    } finally {
      await delivery.close();
    }
  });

  it('refuses headers beyond all measure', async () => {
    const site = await deliveredSite();
    expect((await ask(site.url, '/m/home', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
  });
});
