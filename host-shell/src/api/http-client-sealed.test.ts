/** @jest-environment node */
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { defineEndpoint } from 'shared-contracts/api/endpoint';
import { base64UrlOf } from 'shared-contracts/release/binary-text';
import {
  envelope,
  failureOf,
  fakeFetch,
  good,
  makeClient,
  refused,
  sealThing,
  timeOf,
  VALUE,
} from '../testing/fake-fetch';

const fake = fakeFetch();

describe('sealed calls', () => {
  const NOW = Date.UTC(2026, 0, 1);

  async function makeKey(kid: string, expiresAt = NOW + 60_000) {
    const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
    const { n, e } = await exportJWK(publicKey);
    const value = { kid, jwk: { kty: 'RSA', n, e }, alg: 'RSA-OAEP-256', enc: 'A256GCM', expiresAt };
    const open = async (request: Request | undefined) => {
      if (request === undefined) throw new Error('nothing was sent');
      const { data } = (await request.json()) as { data: string };
      const { plaintext, protectedHeader } = await compactDecrypt(data, privateKey);
      return { payload: JSON.parse(new TextDecoder().decode(plaintext)) as unknown, header: protectedHeader };
    };
    return { value, answer: envelope({ success: true, value }), open };
  }

  it('sends nothing readable, with the time and a number used once', async () => {
    const key = await makeKey('k1');
    fake.answers = [key.answer, good, good];
    const { client } = makeClient({ time: timeOf(() => NOW) });
    expect(await client.call(sealThing, { password: 'secret-1' })).toEqual(VALUE);
    await client.call(sealThing, { password: 'secret-1' });
    // One key serves until it expires.
    expect(fake.requests.map((sent) => new URL(sent.url).pathname)).toEqual([
      '/api/v1/system/encryption-key',
      '/api/v1/things',
      '/api/v1/things',
    ]);
    expect(fake.requests[1]?.headers.get('encryption')).toBe('JWE;kid=k1');
    const [first, second] = await Promise.all([key.open(fake.requests[1]), key.open(fake.requests[2])]);
    expect(first.payload).toEqual({ password: 'secret-1' });
    expect(first.header).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1', iat: NOW / 1000 });
    expect(second.header['jti']).not.toBe(first.header['jti']);
  });

  it('seals in the same way where the browser has no cryptography, as over http', async () => {
    const key = await makeKey('k1');
    fake.answers = [key.answer, good, good];
    const { client } = makeClient({ time: timeOf(() => NOW) });
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      expect(await client.call(sealThing, { password: 'geheim €' })).toEqual(VALUE);
      await client.call(sealThing, { password: 'geheim €' });
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
    }
    const [first, second] = await Promise.all([key.open(fake.requests[1]), key.open(fake.requests[2])]);
    expect(first.payload).toEqual({ password: 'geheim €' });
    expect(first.header).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'k1',
      iat: NOW / 1000,
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      aud: 'aurora',
      call: sealThing.id,
    });
    expect(second.header['jti']).not.toBe(first.header['jti']);
  });

  it.each(['with', 'without'])(
    'names merchant, call and session in what it seals, %s the browser’s cryptography',
    async (how) => {
      const key = await makeKey('k1');
      fake.answers = [key.answer, good];
      const { client } = makeClient({ time: timeOf(() => NOW) });
      const { subtle } = crypto;
      if (how === 'without') Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
      try {
        await client.call({ ...sealThing, auth: 'member' }, { password: 'secret-1' });
      } finally {
        Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
      }
      const { header } = await key.open(fake.requests[1]);
      const ath = base64UrlOf(
        new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('token-1'))),
      );
      expect(header).toMatchObject({ aud: 'aurora', call: sealThing.id, ath });
    },
  );

  it.each(['encryption.key_unknown', 'encryption.replay'])('fetches a fresh key once after %s', async (code) => {
    const [old, fresh] = await Promise.all([makeKey('k1'), makeKey('k2')]);
    fake.answers = [old.answer, refused(code, 422), fresh.answer, good];
    const { client, failures } = makeClient({ time: timeOf(() => NOW) });
    expect(await client.call(sealThing, { a: 1 })).toEqual(VALUE);
    expect(fake.requests[3]?.headers.get('encryption')).toBe('JWE;kid=k2');
    expect((await fresh.open(fake.requests[3])).payload).toEqual({ a: 1 });
    expect(failures).toEqual([]);
  });

  it.each([
    [-2, 0],
    [2, 1],
  ])('seals with the time of the server where the device is %d days off', async (days, within) => {
    const key = await makeKey('k1');
    const dated = envelope({ success: true, value: key.value }, 200, { date: new Date(NOW).toUTCString() });
    fake.answers = [dated, good];
    await makeClient({ time: timeOf(() => NOW + days * 86_400_000) }).client.call(sealThing, {});
    expect((await key.open(fake.requests[1])).header).toMatchObject({ iat: NOW / 1000 + within });
  });

  it('tells the failure when the fresh key is refused too', async () => {
    const key = await makeKey('k1');
    const unknown = refused('encryption.key_unknown', 422);
    fake.answers = [key.answer, unknown, key.answer, unknown, good];
    const { client } = makeClient({ time: timeOf(() => NOW) });
    expect(await failureOf(client.call(sealThing, {}))).toMatchObject({ code: 'encryption.key_unknown' });
    expect(fake.requests).toHaveLength(4);
  });

  it('fetches the key again once it has expired', async () => {
    const [old, fresh] = await Promise.all([makeKey('k1', NOW + 1000), makeKey('k2', NOW + 90_000)]);
    let now = NOW;
    fake.answers = [old.answer, good, fresh.answer, good];
    const { client } = makeClient({ time: timeOf(() => now) });
    await client.call(sealThing, {});
    now += 1000;
    await client.call(sealThing, {});
    expect(fake.requests[3]?.headers.get('encryption')).toBe('JWE;kid=k2');
  });

  it('sends nothing when no key comes, and tells of the one call that failed', async () => {
    fake.answers = [refused('internal', 500)];
    const { client, failures } = makeClient({ time: timeOf(() => NOW) });
    expect(await failureOf(client.call(sealThing, { password: 'secret-1' }))).toMatchObject({ code: 'internal' });
    expect(fake.requests).toHaveLength(1);
    expect(failures).toEqual([[{ kind: 'rejected', code: 'internal', status: 500, message: 'no' }, false]]);
  });

  it('fetches one key for calls that want it at the same time', async () => {
    const key = await makeKey('k1');
    fake.answers = [key.answer, good, good];
    const { client } = makeClient({ time: timeOf(() => NOW) });
    await Promise.all([client.call(sealThing, {}), client.call(sealThing, {})]);
    expect(fake.requests.filter((sent) => sent.url.endsWith('/encryption-key'))).toHaveLength(1);
    expect(fake.requests).toHaveLength(3);
  });

  it('sends an order that is sealed again under the same key of the order', async () => {
    const key = await makeKey('k1');
    fake.answers = [key.answer, refused('encryption.replay', 422), key.answer, good];
    const sealedOrder = defineEndpoint({ ...sealThing, id: 'T-06', idempotent: true });
    await makeClient({ time: timeOf(() => NOW) }).client.call(sealedOrder, {});
    const keys = [fake.requests[1], fake.requests[3]].map((sent) => sent?.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
