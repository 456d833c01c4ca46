import { parseVersion } from 'shared-contracts/release/semver';
import { isAllowedOrigin } from './allowed-origin';
import { parseOverrideValue, versionServedAt } from './override-value';

const LIST = ['http://localhost:4301', 'https://preview.example:8443'];
const ANY_PORT = ['http://localhost:*'];

describe('parseOverrideValue', () => {
  it('knows off and versions', () => {
    expect(parseOverrideValue('off', [])).toEqual({ kind: 'off' });
    expect(parseOverrideValue('1.2.0', [])).toEqual({ kind: 'version', version: '1.2.0' });
    expect(parseOverrideValue('1.2.0-dev.3f2a', [])).toEqual({ kind: 'version', version: '1.2.0-dev.3f2a' });
  });

  it.each([
    ['4301', 'http://localhost:4301/'],
    ['http://localhost:4301', 'http://localhost:4301/'],
    ['http://localhost:4301/', 'http://localhost:4301/'],
    ['//localhost:4301/mfe-games.js', 'http://localhost:4301/'],
    ['http://localhost:4301/dist', 'http://localhost:4301/dist/'],
    ['http://localhost:4301/dist/entry.1a.mjs?x=1#y', 'http://localhost:4301/dist/'],
    // The browser reads these as the same origin, and so does the list.
    ['HTTP://LocalHost:4301/', 'http://localhost:4301/'],
    ['http:\\\\localhost:4301\\', 'http://localhost:4301/'],
    ['https://preview.example:8443/games', 'https://preview.example:8443/games/'],
  ])('takes %s as the folder %s', (text, base) => {
    expect(parseOverrideValue(text, LIST)).toEqual({ kind: 'address', base });
  });

  it.each([
    ['http://localhost:4301/dist/mf-manifest.json', { manifest: 'http://localhost:4301/dist/mf-manifest.json' }],
    ['http://localhost:4301/dist/stats.json?v=2', { manifest: 'http://localhost:4301/dist/stats.json?v=2' }],
    ['http://localhost:4301/dist/release.json', {}],
  ])('takes %s as a folder, with the manifest that it names', (text, manifest) => {
    expect(parseOverrideValue(text, LIST)).toEqual({
      kind: 'address',
      base: 'http://localhost:4301/dist/',
      ...manifest,
    });
  });

  it.each([
    'http://localhost:4301@evil.test/',
    'http://localhost@evil.test:4301/',
    'http://localhost@localhost:4301/',
    'http://user:pass@localhost:4301/',
    'http://evil.test/http://localhost:4301/',
    'http://evil.test:4301/',
    'http://evil.test?http://localhost:4301',
    'http://localhost.evil.test:4301/',
    'http://localhost.:4301/',
    'http://localhost:43010/',
    'http://localhost/',
    'https://localhost:4301/',
    'http://127.0.0.1:4301/',
    'http://[::1]:4301/',
    'http://lоcalhost:4301/',
    'http://xn--80ak6aa92e.test:4301/',
    'https://preview.example/',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:http://localhost:4301/1234',
    'file:///etc/passwd',
    'ws://localhost:4301/',
    '4302',
  ])('refuses %s', (text) => {
    expect(parseOverrideValue(text, LIST)).toEqual({ kind: 'refused', problem: 'origin not allowed' });
  });

  it.each([
    // To a browser these are no addresses at all: a port is a number.
    'http://localhost:4301.evil.test/',
    'https://preview.example:8443.evil.test/',
    'nonsense',
    '1.2',
    '',
    'http://',
    'http://[::1',
    '99999',
  ])('cannot read "%s"', (text) => {
    expect(parseOverrideValue(text, LIST)).toEqual({ kind: 'refused', problem: 'not a version or an address' });
  });

  it.each([
    ['http://localhost:1/', true],
    ['http://localhost:65535/', true],
    ['http://localhost/', true],
    ['https://localhost:4301/', false],
    ['http://localhost.evil.test:4301/', false],
    ['http://sub.localhost:4301/', false],
    ['http://localhost.:4301/', false],
    ['http://127.0.0.1:4301/', false],
  ])('with any port of localhost listed, %s is allowed: %s', (address, isAllowed) => {
    expect(isAllowedOrigin(new URL(address), ANY_PORT)).toBe(isAllowed);
  });

  it('allows nothing by an empty list, a bare star or another pattern', () => {
    for (const list of [[], ['*'], ['http://*'], ['http://localhost'], ['localhost:4301'], ['http://localhost:4301/']])
      expect(isAllowedOrigin(new URL('http://localhost:4301/'), list)).toBe(false);
  });
});

describe('versionServedAt', () => {
  it.each([
    ['1.1.0', 'http://localhost:4301/', '1.1.0-local.4301'],
    ['1.1.0-dev.3f', 'http://localhost:4301/dist/', '1.1.0-dev.3f.local.4301'],
    ['1.1.0', 'https://preview.example/', '1.1.0-at.preview.example'],
    ['1.1.0', 'http://[::1]:4301/', '1.1.0-at.---1-.4301'],
    ['1.1.0', `https://${'long-'.repeat(12)}name.example:8443/`, '1.1.0-at.long-long-long-long-long-long-.8443'],
  ])('calls %s at %s %s, which is a version', (version, base, name) => {
    expect(versionServedAt(version, base)).toBe(name);
    expect(parseVersion(name)).not.toBeNull();
    expect(name.length).toBeLessThanOrEqual(64);
  });
});
