import { merchantOfHost } from './merchant-host';
import { queryField, requestPath } from './request-path';
import { ASSET_RULES, contentType, ruleFor, SITE_RULES } from './rules';

describe('which path goes where', () => {
  it.each([
    ['/', 'page'],
    ['/m', 'page'],
    ['/m/', 'page'],
    ['/m/home', 'page'],
    ['/m/member/agent/agentRebeat', 'page'],
    ['/m/index.html', 'page'],
    ['/vip.html', 'page'],
    ['/r/mfe-games/entry.0.mjs', 'file'],
    ['/map.json', 'map'],
    ['/__dev/events', 'events'],
    ['/api/v1/system/status', 'gateway'],
    ['/__ref/reset', 'gateway'],
    ['/images/a.png', 'gateway'],
    ['/cdn1/images/a.png', 'gateway'],
    ['/cdn2/images/a.png', 'gateway'],
    ['/vendor-demo/play', 'gateway'],
    ['/mobile', undefined],
    ['/index.html', undefined],
    ['/api/v2/x', undefined],
    ['/api/v1', undefined],
    ['/cdn3/a', undefined],
    ['/settings/production.json', undefined],
  ])('%s: %s', (path, target) => expect(ruleFor(SITE_RULES, path)?.target).toBe(target));

  it('has nothing but files at the second origin', () => {
    expect(['/', '/m/home', '/map.json', '/api/v1/x'].map((path) => ruleFor(ASSET_RULES, path))).toEqual(
      Array.from({ length: 4 }),
    );
    expect(ruleFor(ASSET_RULES, '/r/mfe-games/a.mjs')?.target).toBe('file');
  });
});

describe('paths', () => {
  it.each([
    ['/m/home?a=/../b', '/m/home'],
    ['/m/caf%C3%A9', '/m/café'],
    ['/m/a..b', '/m/a..b'],
    ['/r/../settings', null],
    ['/r/mfe-games/..%2f..%2fx', null],
    ['/r/%2e%2e/x', null],
    ['/r/./x', null],
    ['/m/a%5cb', null],
    ['/m/a\\b', null],
    ['/m/%00', null],
    ['/m/%zz', null],
    ['//evil.example/m', null],
    ['http://evil.example/m', null],
    ['*', null],
    [undefined, null],
  ])('%s: %s', (url, path) => expect(requestPath(url)).toBe(path));

  it('reads a field of the query', () => {
    expect(queryField('/a?revision=3&b', 'revision')).toBe('3');
    expect(queryField('/a', 'revision')).toBeNull();
  });
});

describe('hosts', () => {
  it.each([
    ['localhost:4100', 'aurora'],
    ['127.0.0.1', 'aurora'],
    ['BAHARI.localhost:4100', 'bahari'],
    ['bahari.localhost.', 'bahari'],
    ['nobody.localhost', null],
    ['a.bahari.localhost', null],
    ['bahari.localhost.evil.example', null],
    ['evil.example', null],
    ['', null],
    [undefined, null],
  ])('%s: %s', (host, merchant) => expect(merchantOfHost(host, ['aurora', 'bahari'], 'aurora')).toBe(merchant));

  it('knows no default merchant that does not exist', () => {
    expect(merchantOfHost('localhost', ['bahari'], 'aurora')).toBeNull();
  });
});

it.each([
  ['a.mjs', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.woff2', 'font/woff2'],
  ['a.html', 'text/plain; charset=utf-8'],
  ['a.mjs.LICENSE', 'application/octet-stream'],
  ['noending', 'application/octet-stream'],
])('the type of %s is %s', (file, type) => expect(contentType(file)).toBe(type));
