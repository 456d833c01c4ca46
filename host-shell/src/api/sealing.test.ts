/** @jest-environment node */
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { base64UrlOf, utf8Bytes } from 'shared-contracts/release/binary-text';
import { digest, encrypt } from './seal-by-script';
import { seal, type EncryptionKey, type SealedFor } from './sealing';

const NOW = Date.UTC(2026, 0, 1);
const FOR: SealedFor = { merchant: 'aurora', call: 'A-01', token: 'token-1' };
/** SHA-256 of `token-1`, in base64url. */
const TOKEN_HASH = 'PwiqzhIu4jaEMsHKI6BJvGQLr78A_fM6UkKfOLoS2_k';
let key: EncryptionKey;
let privateKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { n = '', e = '' } = await exportJWK(pair.publicKey);
  privateKey = pair.privateKey;
  key = { kid: 'k1', jwk: { kty: 'RSA', n, e }, alg: 'RSA-OAEP-256', enc: 'A256GCM', expiresAt: NOW };
});

async function open(data: string) {
  const { plaintext, protectedHeader } = await compactDecrypt(data, privateKey);
  return { payload: JSON.parse(new TextDecoder().decode(plaintext)) as unknown, header: protectedHeader };
}

it.each([
  ['a session', FOR, { ath: TOKEN_HASH }],
  ['nobody', { ...FOR, token: null }, {}],
])('seals a body for its merchant, its call and %s', async (_whose, sealedFor, ath) => {
  const { body, kid } = await seal({ password: 'geheim €' }, key, NOW, sealedFor);
  const { payload, header } = await open(body.data);
  expect(kid).toBe('k1');
  expect(payload).toEqual({ password: 'geheim €' });
  expect(header).toEqual({
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: 'k1',
    iat: NOW / 1000,
    jti: expect.any(String),
    aud: 'aurora',
    call: 'A-01',
    ...ath,
  });
});

it('seals the same body in another way each time', async () => {
  const [one, other] = await Promise.all([seal({}, key, NOW, FOR), seal({}, key, NOW, FOR)]);
  expect(one.body.data).not.toBe(other.body.data);
});

describe('without the cryptography of the browser', () => {
  it('makes what the server opens', async () => {
    const header = { alg: key.alg, enc: key.enc, kid: 'k1', iat: 1, jti: 'x', aud: 'aurora', call: 'A-01' };
    const data = await encrypt(new TextEncoder().encode('{"pin":"123456"}'), header, key);
    expect(await open(data)).toEqual({ payload: { pin: '123456' }, header });
  });

  it('digests as the browser does', async () => {
    expect(base64UrlOf(await digest(utf8Bytes('token-1')))).toBe(TOKEN_HASH);
  });

  it.each(['n', 'e'] as const)('refuses a key whose %s cannot be read', async (part) => {
    const broken = { ...key, jwk: { ...key.jwk, [part]: '*' } };
    const header = { alg: key.alg, enc: key.enc, kid: 'k1', iat: 1, jti: 'x', aud: 'aurora', call: 'A-01' };
    await expect(encrypt(new Uint8Array(), header, broken)).rejects.toThrow('The key of the gateway cannot be read');
  });
});
