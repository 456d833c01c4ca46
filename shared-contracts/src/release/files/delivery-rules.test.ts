import { HOME_PATHS } from '../../paths';
import {
  ASSET_RULES,
  CONSOLE_PATH,
  contentType,
  isCompressible,
  PAGE_HEADERS,
  REFUSAL_HEADERS,
  ruleFor,
  SITE_RULES,
  SOUND_ADDRESS,
  STRAY_ADDRESS,
  STRAY_REQUEST,
} from './delivery-rules';
import { answersPath } from './prerendered';

describe('which path goes where', () => {
  it.each([
    ['/', 'page'],
    ['/m', 'page'],
    ['/m/', 'page'],
    ['/m/home', 'page'],
    ['/m/member/agent/agentRebeat', 'page'],
    ['/m/index.html', 'page'],
    ['/m/Activity', 'page'],
    ['/m/activity.html', 'page'],
    ['/m/activity.php', 'page'],
    ['/m/activity.', 'page'],
    ['/m//home', 'page'],
    ['/M', 'home'],
    ['/M/home', 'home'],
    ['/M/HOME/', 'home'],
    ['/Mobile', 'home'],
    ['/m/release.json/', 'page'],
    ['/vip.html', 'page'],
    ['/m/release.json', 'feed'],
    ['/m/site.webmanifest', 'manifest'],
    ['/m/sw.js', 'worker'],
    ['/browsers.html', 'page'],
    ['/m/icons/0123456789ab-192.png', 'icon'],
    ['/m/icons/0123456789ab-512-full.png', 'icon'],
    [`/m/brand/${'0a'.repeat(32)}.svg`, 'brand'],
    [`/m/brand/${'0a'.repeat(32)}.png`, 'brand'],
    ['/m/icons/aurora.png', 'page'],
    [answersPath('0a'.repeat(32)), 'answers'],
    [answersPath('0a'), 'page'],
    ['/m/sw.js/', 'page'],
    ['/r/mfe-games/entry.0.mjs', 'file'],
    ['/releases/', 'console'],
    ['/releases/console.js', 'console'],
    ['/__dev/events', 'events'],
    ['/__ref/reset', 'control'],
    ['/api/v1/system/status', 'gateway'],
    ['/images/a.png', 'gateway'],
    ['/cdn1/images/a.png', 'gateway'],
    ['/cdn2/images/a.png', 'gateway'],
    ['/vendor-demo/play', 'gateway'],
    ['/mobile', 'home'],
    ['/index.html', 'home'],
    ['/login.php', 'home'],
    ['/VIP.html', 'home'],
    ['/en/promotions/', 'home'],
    ['/activity/7', 'home'],
    ['/m2/home', 'home'],
    ['/优惠', 'home'],
    ['/images', undefined],
    ['/images.html', 'home'],
    ['/r', undefined],
    ['/reward', 'home'],
    ['/favicon.ico', undefined],
    ['/robots.txt', 'robots'],
    ['/robots.txt/', 'home'],
    ['/sitemap.xml', 'sitemap'],
    ['/m/sitemap.xml', 'page'],
    ['/.well-known/assetlinks', undefined],
    ['/.git/config', undefined],
    ['/__other', undefined],
    ['/a/b.html', undefined],
    ['/a.php.bak', undefined],
    ['/map.json', undefined],
    ['/releases', undefined],
    ['/releases/other.js', undefined],
    ['/r/mfe-shop/a.mjs', 'file'],
    ['/r/shop/a.mjs', undefined],
    ['/r/mfe-/a.mjs', undefined],
    ['/r/mfe-Shop/a.mjs', undefined],
    ['/r/mfe-games/sub/a.mjs', undefined],
    ['/r/mfe-games/.hidden', undefined],
    ['/api/v2/x', undefined],
    ['/api/v1', undefined],
    ['/cdn3/a', undefined],
    ['/pages/production/aurora.html', undefined],
    ['/settings/production.json', undefined],
  ])('%s: %s', (path, target) => expect(ruleFor(SITE_RULES, path)?.target).toBe(target));

  it('has nothing but files at the second origin', () => {
    expect(
      ['/', '/m/home', '/m/release.json', '/releases/', '/api/v1/x'].map((path) => ruleFor(ASSET_RULES, path)),
    ).toEqual(Array.from({ length: 5 }));
    expect(ruleFor(ASSET_RULES, '/r/mfe-games/a.mjs')?.target).toBe('file');
  });

  it.each<[path: string, document: string | undefined]>([
    ...HOME_PATHS.map((path): [string, string] => [path, 'home']),
    ['/m/gameList', 'list'],
    ['/m/activity', 'promotions'],
    ['/m/login', 'login'],
    ['/browsers.html', 'browsers'],
    ['/m/login/', undefined],
    ['/m/logins', undefined],
    ['/m/indexxhtml', undefined],
    ['/m/member/home', undefined],
    ['/vip.html', undefined],
  ])('%s has the document %s', (path, document) => expect(ruleFor(SITE_RULES, path)?.document).toBe(document));

  it('tells the document of the console from its script', () => {
    expect(CONSOLE_PATH.exec('/releases/')?.[1]).toBeUndefined();
    expect(CONSOLE_PATH.exec('/releases/console.js')?.[1]).toBe('console.js');
  });
});

describe('addresses', () => {
  it.each([
    '/',
    '/m/home',
    '/m/home?a=/../b%2f%zz',
    '/m/home#/../b',
    '/m/caf%C3%A9',
    '/m/%E4%B8%AD%E6%96%87',
    '/m/%F0%9F%8E%B0',
    '/m/a..b',
    '/m/...',
    '/m/.well-known',
    '/m/a%20b%3Fc%25',
    '/m//home',
  ])('%s means what it shows', (address) => expect(SOUND_ADDRESS.test(address)).toBe(true));

  it.each([
    '',
    '*',
    'm/home',
    'http://evil.example/m',
    '//evil.example/m',
    '/..',
    '/.',
    '/r/../settings',
    '/r/./x',
    '/m/home/..?a',
    '/m/home/.#a',
    '/r/%2e%2E/x',
    '/r/.%2e/x',
    '/r/..%2fx',
    '/m/a%5Cb',
    '/m/a\\b',
    '/m/%00',
    '/m/%0a',
    '/m/%1F',
    '/m/%7f',
    '/m/%C2%85',
    '/m/\u0000',
    '/m/%zz',
    '/m/%',
    '/m/%4',
    '/m/%ff',
    '/m/%C3',
    '/m/%C3%28',
    '/m/%E4%B8',
    '/m/%F5%80%80%80',
  ])('%j may mean another path', (address) => expect(SOUND_ADDRESS.test(address)).toBe(false));

  it.each([
    '/m/%',
    '/m/%zz?a=1',
    '/M/%ff#x',
    '/m/%C3',
    '/m/50%-off',
    '/m/%E4%B8',
    '//m/home',
    '///M',
    '//m?a=/../b%2f',
    `/m/${'a/.'.repeat(2000)}%`,
  ])('%.40s leads home', (address) => {
    expect([SOUND_ADDRESS.test(address), STRAY_ADDRESS.test(address)]).toEqual([false, true]);
    expect(STRAY_REQUEST.test(`GET ${address} HTTP/1.1`)).toBe(true);
    expect(STRAY_REQUEST.test(`POST ${address} HTTP/1.1`)).toBe(false);
  });

  it.each([
    '/m/../x%',
    '/m/%2e%2E/x%',
    '/m/a/..?%',
    '/m/%2fx',
    '/m/a%5Cb',
    '/m/a\\b',
    '/m/%00',
    '/m/%1F',
    '/m/%7f',
    '/m/\u0000',
    '//evil.example/m/%',
    '/mobile/%',
    '/r/mfe-games/%',
    '/api/v1/%',
    '/%',
  ])('%j is refused, and does not lead home', (address) => {
    expect([SOUND_ADDRESS.test(address), STRAY_ADDRESS.test(address)]).toEqual([false, false]);
    expect(STRAY_REQUEST.test(`GET ${address} HTTP/1.1`)).toBe(false);
  });

  it('may be long', () => expect(SOUND_ADDRESS.test(`/${'a%C3%A9/.'.repeat(20_000)}\\`)).toBe(false));
});

describe('headers', () => {
  it('of pages are the same for everybody, and keep closed what a page cannot close itself', () => {
    expect(PAGE_HEADERS).toEqual({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; script-src-attr 'none'; " +
        "require-trusted-types-for 'script'; trusted-types dompurify offline-lobby retry-urls 'allow-duplicates'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^accelerometer=\(\), .*, xr-spatial-tracking=\(\)$/) as string,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  it('hold nothing under which an engine refuses the site', () => {
    // WebKit 2.50 refuses under `Integrity-Policy` every module that another one imports (decision 0037).
    const names = SITE_RULES.flatMap((rule) => Object.keys(rule.headers)).filter((name) =>
      /^integrity-policy/i.test(name),
    );
    expect(names).toEqual([]);
  });

  it('are given for every answer that is not the gateway', () => {
    for (const rule of [...SITE_RULES, { target: 'refusal', headers: REFUSAL_HEADERS }]) {
      if (rule.target === 'gateway' || rule.target === 'control') expect(rule.headers).toEqual({});
      else expect(rule.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
    }
  });

  it('let only files be kept', () => {
    const kept = SITE_RULES.filter((rule) => rule.headers['Cache-Control']?.includes('immutable'));
    expect(kept.map((rule) => rule.target)).toEqual(['answers', 'icon', 'brand', 'file']);
  });
});

describe('types', () => {
  it.each([
    ['a.mjs', 'text/javascript; charset=utf-8', true],
    ['a.css', 'text/css; charset=utf-8', true],
    ['a.svg', 'image/svg+xml; charset=utf-8', true],
    ['a.wasm', 'application/wasm', true],
    ['a.woff2', 'font/woff2', false],
    ['a.png', 'image/png', false],
    ['a.html', 'text/plain; charset=utf-8', true],
    ['a.mjs.LICENSE', 'application/octet-stream', false],
    ['noending', 'application/octet-stream', false],
  ])('%s is %s', (file, type, compresses) => {
    expect(contentType(file)).toBe(type);
    expect(isCompressible(type)).toBe(compresses);
  });
});
