import { addressesOf } from 'release-cli/delivery/public-addresses';
import { merchantOfHost } from './merchant-host';
import { queryField, requestPath } from './request-path';

describe('paths', () => {
  it.each([
    ['/m/home?a=/../b', '/m/home'],
    ['/m/caf%C3%A9', '/m/café'],
    ['/m/a..b', '/m/a..b'],
    ['/r/../settings', null],
    ['/r/mfe-games/..%2f..%2fx', null],
    ['/m/%zz', null],
    ['/m/%ed%a0%80', null],
    ['//evil.example/m', null],
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

  it.each([
    ['play.example', 'aurora'],
    ['bahari.play.example:443', 'bahari'],
    ['nobody.play.example', null],
    ['a.bahari.play.example', null],
    ['bahari.play.example.evil.example', null],
    ['evilplay.example', null],
    ['Bahari.Example.', 'bahari'],
    ['aurora.localhost', 'aurora'],
    ['constructor', null],
  ])('of a site with names of its own, %s: %s', (host, merchant) => {
    const hosts = { domains: ['play.example'], exact: { 'bahari.example': 'bahari' } };
    expect(merchantOfHost(host, ['aurora', 'bahari'], 'aurora', hosts)).toBe(merchant);
  });

  it.each([
    ['palm.example', 'palm'],
    ['PALM.example:443', 'palm'],
    ['bahari.example', 'bahari'],
    ['localhost', 'aurora'],
    ['play.example', 'aurora'],
    ['twice.example', null],
    ['closed.example', null],
    ['vip.play.example', 'palm2'],
  ])('that public addresses name, after those of the configuration, %s: %s', (host, merchant) => {
    const addresses = addressesOf([
      { code: 'palm', origin: 'https://palm.example' },
      { code: 'one', origin: 'https://twice.example' },
      { code: 'two', origin: 'https://twice.example:8443' },
      { code: 'mine', origin: 'http://localhost:4100' },
      { code: 'greedy', origin: 'https://bahari.example' },
      { code: 'other', origin: 'https://play.example' },
      { code: 'closed', origin: 'https://closed.example' },
      { code: 'plain' },
      { code: 'palm2', origin: 'https://vip.play.example' },
    ]);
    const merchants = ['aurora', 'bahari', 'palm', 'one', 'two', 'mine', 'greedy', 'other', 'plain', 'palm2'];
    const hosts = { domains: ['play.example'], exact: { 'bahari.example': 'bahari' } };
    expect(merchantOfHost(host, merchants, 'aurora', hosts, addresses)).toBe(merchant);
  });

  it('knows no default merchant that does not exist', () => {
    expect(merchantOfHost('localhost', ['bahari'], 'aurora')).toBeNull();
  });
});
