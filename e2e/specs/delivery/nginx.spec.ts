import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ask, type Asked, type AskOptions } from 'delivery/test-support/ask';
import { sha256Hex } from 'release-cli/store/digest';
import { HEADER, MOBILE_GATEWAY } from 'shared-contracts/api/http-headers';
import { DELIVERY_LIMITS } from 'shared-contracts/release/delivery-rules';
import { expect, test } from '../../support/fixtures';
import { startSite, type Site } from '../../support/site';
import { mfe } from '../../support/variants';

/** What two servers may say differently of the same: moment, connection, transfer, names for bytes and calls. */
const OWN_WORDS = [
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
];

/**
 * The text of a refusal may say more at the local origin, each gateway has data of its own, and the local origin
 * makes the console again where nginx sends the stored copy.
 */
function comparable({ status, headers, body }: Asked, asked: string): object {
  const said = Object.entries(headers).filter(([name]) => !OWN_WORDS.includes(name));
  const hasSameBody = status === 200 && !/^\/(api|releases)\//.test(asked);
  return { status, headers: Object.fromEntries(said), ...(hasSameBody ? { sha256: sha256Hex(body) } : {}) };
}

/** Puts what a release of the console and of the release document would put, the same for both. */
function addDocuments(site: Site, environment: string): void {
  const store = path.join(site.home, 'store');
  mkdirSync(path.join(store, 'console', environment), { recursive: true });
  writeFileSync(path.join(store, 'pages', environment, 'bahari.release.json'), '{"merchant":"bahari"}');
  writeFileSync(path.join(store, 'console', environment, 'index.html'), '<!doctype html><title>Releases</title>');
  writeFileSync(path.join(store, 'console', environment, 'console.js'), 'start();');
  writeFileSync(path.join(store, `${anEntry(site)}.${OLD_HASH}.dcz`), 'what is different');
}

/** The name of a file that a browser has. */
const OLD_HASH = '0123456789ab';

/** What a browser says that has the file of that hash. */
function offer(hash: string): AskOptions {
  const headers = {
    'accept-encoding': 'dcz',
    'available-dictionary': `:${'A'.repeat(43)}=:`,
    'dictionary-id': `"${hash}"`,
  };
  return { headers };
}

function anEntry(site: Site): string {
  const files = readdirSync(path.join(site.home, 'store/r/mfe-games'));
  return `/r/mfe-games/${files.find((file) => file.endsWith('.mjs')) ?? ''}`;
}

/** Of the gateway's answers, one that the origin compresses, and one that it leaves alone. */
const LOBBY_CALL = '/api/v1/games/hot?isPlatform=2&platform=html5&language=EN';
const PLAIN_CALL = '/api/v1/games/winners?gameCategory=ALL&language=EN&limitNum=20';

/** What the lobby asks with, as one who takes compressed answers. */
const VISITOR: AskOptions = {
  headers: {
    'accept-encoding': 'gzip',
    [HEADER.merchant]: 'aurora',
    [HEADER.language]: 'EN',
    [HEADER.gateway]: MOBILE_GATEWAY,
    [HEADER.device]: 'MOBILE',
  },
};

const PATHS: readonly (readonly [path: string, options?: AskOptions])[] = [
  ['/'],
  ['/m'],
  ['/m/home'],
  ['/m/home?gameType=RNG#x'],
  ['/m/caf%C3%A9'],
  ['/m//home'],
  ['/vip.html'],
  ['/m/Activity'],
  ['/m/activity.html?a=1'],
  ['/m/index.php'],
  ['/m/activity.'],
  [`/m/${'x'.repeat(8000)}`],
  ['/M/home'],
  ['/M/home?a=1&b=%2F'],
  ['/M/home', { method: 'HEAD' }],
  ['/M/home', { method: 'POST', body: 'x' }],
  ['/M/home', { host: 'evil.example' }],
  ['/M/%'],
  ['/m/%'],
  ['/m/%?a=1'],
  ['/m/50%-off'],
  ['/m/%', { method: 'HEAD' }],
  ['/m/%', { method: 'POST', body: 'x' }],
  ['//m/home'],
  ['/m/home', { method: 'HEAD' }],
  ['/m/home', { method: 'POST', body: 'x' }],
  ['/m/home', { method: 'OPTIONS' }],
  ['/m/home', { host: 'bahari.localhost' }],
  ['/m/home', { host: 'BAHARI.localhost' }],
  ['/m/home', { host: '127.0.0.1' }],
  ['/m/home', { host: 'nobody.localhost' }],
  ['/m/home', { host: 'a.bahari.localhost' }],
  ['/m/home', { host: 'evil.example' }],
  ['/api/v1/system/status', { host: 'evil.example' }],
  ['/m/release.json', { host: 'bahari.localhost' }],
  ['/m/release.json', { host: 'bahari.localhost', method: 'HEAD' }],
  ['/m/release.json', { method: 'DELETE' }],
  ['/releases'],
  ['/releases/'],
  ['/releases/console.js'],
  ['/releases/index.html'],
  ['ENTRY'],
  ['ENTRY?r=1'],
  ['ENTRY', { method: 'HEAD' }],
  ['ENTRY', { method: 'PUT', body: 'x' }],
  ['ENTRY', { headers: { origin: 'https://other.example' } }],
  ['ENTRY', offer(OLD_HASH)],
  ['ENTRY', offer('ba9876543210')],
  ['ENTRY', offer('../../x')],
  [`ENTRY.${OLD_HASH}.dcz`],
  ['/r/'],
  ['/r/mfe-games/'],
  ['/r/mfe-games/none.mjs'],
  ['/r/mfe-games/.hidden'],
  ['/r/shop/a.mjs'],
  ['/r/mfe-games/sub/a.mjs'],
  ['/r/../settings/production.json'],
  ['/r/mfe-games/..%2f..%2fmaps%2fproduction%2fmap.json'],
  ['/r/%2e%2e/maps/production/map.json'],
  ['/r/mfe-games/..\\..\\x'],
  ['/m/../../etc/passwd'],
  ['/m/%00'],
  ['/m/%zz'],
  ['/m/%ff'],
  ['/m/%2f%'],
  ['//evil.example/m'],
  ['/pages/production/aurora.html'],
  ['/maps/production/map.json'],
  ['/settings/production.json'],
  ['/map.json'],
  ['/mobile'],
  ['/en/promotions/?aff=A1'],
  ['/index.html'],
  ['/robots.txt'],
  ['/robots.txt', { host: 'lotus.localhost' }],
  ['/sitemap.xml'],
  ['/sitemap.xml', { method: 'POST', body: 'x' }],
  ['/?aff=A1&language=ID'],
  ['/m/activity?language=EN'],
  ['/m/activity/?language=en&id=3'],
  ['/m/%61ctivity'],
  ['/m/gameList?gameType=RNG&language=CN', { host: 'bahari.localhost' }],
  ['/vip.html?language=AR'],
  ['/m/withdraw?language=EN'],
  ['/favicon.ico'],
  ['/.refused/404'],
  ['/.scratch/x'],
  ['/api/v1/system/status'],
  [LOBBY_CALL, VISITOR],
  [LOBBY_CALL, { ...VISITOR, host: 'evil.example' }],
  [LOBBY_CALL, { ...VISITOR, method: 'HEAD' }],
  [PLAIN_CALL, VISITOR],
  ['/api/v1/none'],
  ['/__ref/captcha'],
  ['/api/v1'],
  ['/api/v2/x'],
  ['/__dev/events'],
  ['/images/none.png'],
  ['/images/none.png', { method: 'POST', body: 'x' }],
  ['/images/default.png', { headers: { accept: 'image/avif' } }],
  ['/images/default.png?w=128', { headers: { accept: 'text/html,image/avif;q=0.8' } }],
  ['/cdn1/images/default.png?w=128', { headers: { accept: 'image/avif;q=0' } }],
  ['/cdn2/images/default.png?w=1'],
  ['/images/../default.png?w=128'],
  ['/images/game/..%2f..%2fdefault.png?w=128'],
  ['/vendor-demo/none'],
];

for (const environment of ['production', 'staging'] as const) {
  test(`nginx answers every kind of path as the local origin does: ${environment}`, { tag: '@nginx' }, async () => {
    test.setTimeout(180_000);
    const sites = await Promise.all([
      startSite({ server: 'origin', environment }),
      startSite({ server: 'nginx', environment }),
    ]);
    try {
      for (const site of sites) addDocuments(site, environment);
      const [origin, nginx] = sites;
      for (const [pattern, options] of PATHS) {
        const asked = pattern.replace('ENTRY', anEntry(origin));
        const [expected, given] = [await ask(origin.url, asked, options), await ask(nginx.url, asked, options)];
        const what = `${options?.method ?? 'GET'} ${asked} at ${options?.host ?? 'localhost'}`;
        expect({ what, ...comparable(given, asked) }).toEqual({ what, ...comparable(expected, asked) });
      }
    } finally {
      await Promise.all(sites.map((site) => site.close()));
    }
  });
}

test(
  'nginx compresses what is worth it, and takes no headers or bodies beyond measure',
  { tag: '@nginx' },
  async ({ site }) => {
    const encoded = async (asked: string): Promise<string | undefined> =>
      (await ask(site.url, asked, { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'];
    expect(await encoded('/m/home')).toBe('gzip');
    expect(await encoded(anEntry(site))).toBe('gzip');
    expect(await encoded('/nothing')).toBeUndefined();
    const lobby = await ask(site.url, LOBBY_CALL, VISITOR);
    expect(lobby.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(JSON.parse(gunzipSync(lobby.body).toString())).toMatchObject({ success: true });
    const others = await ask(site.url, PLAIN_CALL, VISITOR);
    expect(others.headers['content-encoding']).toBeUndefined();
    expect(others.body.length).toBeGreaterThan(DELIVERY_LIMITS.compressFromBytes);
    expect((await ask(site.url, '/m/home', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
    const large = { method: 'POST', body: 'x'.repeat(DELIVERY_LIMITS.bodyBytes + 1) };
    expect((await ask(site.url, '/api/v1/auth/login', large)).status).toBe(413);
    const { headers } = await ask(site.url, '/m/home');
    expect(headers.server).toBe('nginx');
  },
);

for (const server of ['origin', 'nginx'] as const)
  test(`an open page that asks for news gets a header while there are none: ${server}`, { tag: '@nginx' }, async () => {
    const site = await startSite({ server });
    try {
      for (const [asked, state] of [
        ['/m/release.json', 'off'],
        ['/m/home', 'on'],
      ] as const) {
        const first = await ask(site.url, asked, { headers: { 'accept-encoding': 'gzip' } });
        const { etag = '' } = first.headers;
        expect({ asked, status: first.status, isNamed: etag !== '' }).toEqual({ asked, status: 200, isNamed: true });
        const again = (): Promise<Asked> =>
          ask(site.url, asked, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
        expect(await again()).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        mfe(site, 'switch', 'mfe-promotions', state);
        await expect.poll(async () => (await again()).status).toBe(200);
      }
    } finally {
      await site.close();
    }
  });
