import type { SignatureChecker } from './signature';
import { MAXIMUM_SHARE_TOKEN_LENGTH, readShareToken, shareTokenOf, splitShareToken } from './share-token';

const overrides = {
  schema: 1,
  environment: 'staging',
  merchant: 'aurora',
  versions: { 'mfe-games': '1.1.0', 'mfe-agent': 'off' },
  expiresAt: '2026-01-01T12:00:00.000Z',
};

/** Stands in for cryptography: the one good signature is the bytes 1, 2, 3. */
const subtle: SignatureChecker = {
  importKey: () => Promise.resolve('key'),
  verify: (_, key, signature) => Promise.resolve(key === 'key' && [...signature].join() === '1,2,3'),
};
const expected = {
  environment: 'staging',
  merchant: 'aurora',
  keys: [{ id: 'k1', spki: 'AAAA' }],
  subtle,
  now: new Date('2026-01-01T11:00:00.000Z'),
};

function tokenOf(value: unknown, signature = 'AQID', key = 'k1'): string {
  return shareTokenOf({ payload: JSON.stringify(value), signatures: [{ key, value: signature }] });
}

describe('a share token', () => {
  it('gives what was shared', async () => {
    expect(await readShareToken(tokenOf(overrides), expected)).toEqual({ status: 'good', overrides });
  });

  it('stands in an address as it is, and is taken apart again', () => {
    const signed = {
      payload: JSON.stringify({ ...overrides, merchant: '稍后?&+/' }),
      signatures: [
        { key: 'k1', value: '+/+/' },
        { key: 'k2', value: 'AQI=' },
      ],
    };
    const token = shareTokenOf(signed);
    expect(encodeURIComponent(token)).toBe(token);
    expect(splitShareToken(token)).toEqual({
      payload: signed.payload,
      signatures: [
        { key: 'k1', value: '-_-_' },
        { key: 'k2', value: 'AQI' },
      ],
    });
  });

  it.each<[string, string, string]>([
    ['of another key', 'unsigned', tokenOf(overrides, 'AQID', 'k9')],
    ['with a wrong signature', 'unsigned', tokenOf(overrides, 'AQIE')],
    ['for another merchant', 'other site', tokenOf({ ...overrides, merchant: 'bahari' })],
    ['for another environment', 'other site', tokenOf({ ...overrides, environment: 'production' })],
    ['expired', 'expired', tokenOf({ ...overrides, expiresAt: '2026-01-01T10:59:59.999Z' })],
    ['without an end', 'malformed', tokenOf({ ...overrides, expiresAt: 'never' })],
    ['of another form', 'malformed', tokenOf({ ...overrides, schema: 2 })],
    ['without versions', 'malformed', tokenOf({ ...overrides, versions: {} })],
    ['of an unknown package', 'malformed', tokenOf({ ...overrides, versions: { shop: '1.0.0' } })],
    ['with an address for a version', 'malformed', tokenOf({ ...overrides, versions: { 'mfe-games': 'http://x/' } })],
    ['of something else', 'malformed', tokenOf('x')],
    ['empty', 'malformed', ''],
    ['without signatures', 'malformed', tokenOf(overrides).split('.')[0] ?? ''],
    ['with half a signature', 'malformed', tokenOf(overrides).split('.').slice(0, 2).join('.')],
    ['with an empty signature', 'malformed', tokenOf(overrides, '')],
    ['that is no base64', 'malformed', `!${tokenOf(overrides)}`],
    ['that is too long', 'malformed', tokenOf({ ...overrides, text: 'x'.repeat(MAXIMUM_SHARE_TOKEN_LENGTH) })],
  ])('is refused %s: %s', async (_, fault, token) => {
    expect(await readShareToken(token, expected)).toEqual({ status: 'refused', fault });
  });

  it('is refused where no key is trusted', async () => {
    expect(await readShareToken(tokenOf(overrides), { ...expected, keys: [] })).toEqual({
      status: 'refused',
      fault: 'unsigned',
    });
  });
});
