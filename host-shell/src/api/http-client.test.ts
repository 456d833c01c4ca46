/** @jest-environment node */
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { defineEndpoint } from 'shared-contracts/api/endpoint';
import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import * as v from 'valibot';
import type { RawAnswer } from './read-answer';
import { HttpClient, TIMEOUT_MS, type CallIdentity, type HttpClientSetup } from './http-client';

const thing = v.object({ name: v.string() });
const anything = v.record(v.string(), v.unknown());
const readThing = defineEndpoint({
  id: 'T-01',
  method: 'GET',
  path: '/things/{id}',
  auth: 'optional',
  module: 'THINGS3',
  request: anything,
  reply: thing,
});
const sendThing = defineEndpoint({ ...readThing, id: 'T-02', method: 'POST', path: '/things', transport: 'json' });
const payThing = defineEndpoint({ ...sendThing, id: 'T-03', idempotent: true });
const sealThing = defineEndpoint({ ...sendThing, id: 'T-04', transport: 'encrypted', auth: 'public' });

const VALUE = { name: 'one' };
type Answer = (request: Request) => Promise<Response>;

/** An answer in the gateway's envelope. */
function envelope(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return async () => new Response(JSON.stringify(body), { status, headers });
}
const good = envelope({ success: true, value: VALUE });
const refused = (code: string, status: number, more: object = {}, headers: Record<string, string> = {}): Answer =>
  envelope({ success: false, code, message: 'no', ...more }, status, headers);
const lost: Answer = async () => Promise.reject(new TypeError('fetch failed'));
const hangs: Answer = (request) =>
  new Promise((_resolve, reject) =>
    request.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
  );

const IDENTITY: CallIdentity = {
  merchant: 'aurora',
  language: 'EN',
  device: 'MOBILE',
  release: 'abcd',
  token: 'token-1',
};

let answers: Answer[] = [];
let requests: Request[] = [];
// The library keeps the first fetch it sees, so one stays for all tests.
const originalFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return (answers.shift() ?? lost)(request);
  };
});
afterAll(() => {
  globalThis.fetch = originalFetch;
});
beforeEach(() => {
  answers = [];
  requests = [];
});

function makeClient(changes: Partial<HttpClientSetup> = {}) {
  const failures: [ApiFailure, boolean][] = [];
  const client = new HttpClient({
    origin: 'https://api.example',
    identity: () => IDENTITY,
    onFailure: (failure, carriedToken) => void failures.push([failure, carriedToken]),
    isOnline: () => true,
    ...changes,
  });
  return { client, failures };
}

/** What a call failed with. */
async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await call.then(
    () => new Error('it did not fail'),
    (caught: unknown) => caught,
  );
  if (!isApiError(error)) throw error;
  return error.failure;
}

describe('what goes out', () => {
  it('says who asks, and puts fields into path and query', async () => {
    answers = [good];
    const { client, failures } = makeClient();
    const request = { id: 'a/b', page: 2, ids: [1, 2], on: true, none: null, text: 'ü &' };
    expect(await client.call(readThing, request)).toEqual(VALUE);
    const [sent] = requests;
    const url = new URL(sent?.url ?? '');
    expect(url.origin + url.pathname).toBe('https://api.example/api/v1/things/a%2Fb');
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: '2', ids: '1,2', on: 'true', text: 'ü &' });
    expect(sent?.method).toBe('GET');
    expect(sent?.credentials).toBe('include');
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      merchant: 'aurora',
      language: 'EN',
      gateway: '3',
      device: 'MOBILE',
      'x-release': 'abcd',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      moduleid: 'THINGS3',
      authorization: 'Bearer token-1',
    });
    expect(sent?.headers.has('idempotency-key')).toBe(false);
    expect(failures).toEqual([]);
  });

  it.each([
    ['a public call', defineEndpoint({ ...readThing, id: 'T-05', auth: 'public' }), 'token-1'],
    ['a call without a session', readThing, null],
  ])('sends no token with %s', async (_name, endpoint, token) => {
    answers = [good];
    await makeClient({ identity: () => ({ ...IDENTITY, token }) }).client.call(endpoint, { id: 1 });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('sends a body as JSON', async () => {
    answers = [good];
    await makeClient().client.call(sendThing, { amount: 5 });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ amount: 5 });
  });

  it('marks an order with the key it is given, or one of its own', async () => {
    answers = [good, good, good];
    const { client } = makeClient();
    await client.call(payThing, {}, { idempotencyKey: 'order-1' });
    await client.call(payThing, {});
    await client.call(payThing, {});
    const keys = requests.map((sent) => sent.headers.get('idempotency-key'));
    expect(keys[0]).toBe('order-1');
    expect(keys[1]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('lets a call outlive the page when asked to', async () => {
    answers = [good];
    await makeClient().client.call(sendThing, {}, { keepalive: true });
    expect(requests[0]?.keepalive).toBe(true);
  });
});

describe('early answers', () => {
  const early = (answer: Promise<RawAnswer>) => {
    const waiting = new Map([['T-01', answer]]);
    return (id: string): Promise<RawAnswer> | undefined => {
      const found = waiting.get(id);
      waiting.delete(id);
      return found;
    };
  };

  it('takes one once, then asks the gateway', async () => {
    answers = [good];
    const answer = { status: 200, body: { success: true, value: { name: 'early' } } };
    const { client } = makeClient({ takeEarly: early(Promise.resolve(answer)) });
    expect(await client.call(readThing, { id: 1 })).toEqual({ name: 'early' });
    expect(requests).toHaveLength(0);
    expect(await client.call(readThing, { id: 1 })).toEqual(VALUE);
  });

  it('asks the gateway when the early one was lost', async () => {
    answers = [good];
    const { client, failures } = makeClient({ takeEarly: early(Promise.reject(new TypeError('fetch failed'))) });
    expect(await client.call(readThing, { id: 1 })).toEqual(VALUE);
    expect(failures).toEqual([]);
  });
});

describe('what fails', () => {
  const rejected = (code: string, status: number, more: object = {}): ApiFailure =>
    ({ kind: 'rejected', code, status, message: 'no', ...more }) as ApiFailure;
  it.each<[string, Answer, ApiFailure]>([
    ['401', refused('session.expired', 401), { kind: 'unauthorised', code: 'session.expired' }],
    ['403', refused('role.forbidden', 403), { kind: 'forbidden', code: 'role.forbidden' }],
    ['404', refused('not_found', 404), rejected('not_found', 404)],
    [
      '422 with details',
      refused('auth.invalid', 422, { value: { captcha: true } }),
      rejected('auth.invalid', 422, { value: { captcha: true } }),
    ],
    [
      '429 with Retry-After',
      refused('rate.limited', 429, {}, { 'retry-after': '30' }),
      rejected('rate.limited', 429, { retryAfter: 30 }),
    ],
    [
      '429 with a date for Retry-After',
      refused('rate.limited', 429, {}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
      rejected('rate.limited', 429),
    ],
    ['500', refused('internal', 500), rejected('internal', 500)],
    ['503', refused('system.upgrading', 503), rejected('system.upgrading', 503)],
    [
      'a refusal without words',
      envelope({ success: false, code: 'x.y' }, 422),
      { kind: 'rejected', code: 'x.y', status: 422, message: '' },
    ],
    [
      'a proxy’s page with 502',
      async () => new Response('<html>', { status: 502 }),
      { kind: 'rejected', code: 'internal', status: 502, message: '' },
    ],
    [
      'a page instead of an answer',
      async () => new Response('<html>'),
      { kind: 'malformed', detail: 'not an envelope' },
    ],
    ['an empty answer', async () => new Response(''), { kind: 'malformed', detail: 'not an envelope' }],
    ['half an answer', async () => new Response('{"success":tr'), { kind: 'malformed', detail: 'not an envelope' }],
    ['another form of value', envelope({ success: true, value: { name: 5 } }), { kind: 'malformed', detail: 'name' }],
    ['no value', envelope({ success: true }), { kind: 'malformed', detail: 'value' }],
  ])('%s', async (_name, answer, failure) => {
    answers = [answer];
    const { client, failures } = makeClient();
    expect(await failureOf(client.call(readThing, { id: 1 }))).toEqual(failure);
    expect(failures).toEqual([[failure, true]]);
    expect(requests).toHaveLength(1);
  });

  it('tries a read once more after a lost connection', async () => {
    answers = [lost, good];
    const { client, failures } = makeClient();
    expect(await client.call(readThing, { id: 1 })).toEqual(VALUE);
    expect(failures).toEqual([]);
    answers = [lost, lost, good];
    expect(await failureOf(client.call(readThing, { id: 1 }))).toEqual({ kind: 'network', offline: false });
    expect(requests).toHaveLength(4);
    expect(failures).toHaveLength(1);
  });

  it('never sends an order twice', async () => {
    answers = [lost, good];
    expect(await failureOf(makeClient().client.call(payThing, {}))).toEqual({ kind: 'network', offline: false });
    expect(requests).toHaveLength(1);
  });

  it('asks nothing while the device knows it is offline', async () => {
    const { client } = makeClient({ isOnline: () => false });
    expect(await failureOf(client.call(readThing, { id: 1 }))).toEqual({ kind: 'network', offline: true });
    expect(requests).toHaveLength(0);
  });

  it('gives up after 15 s', async () => {
    jest.useFakeTimers();
    try {
      answers = [hangs];
      const outcome = failureOf(makeClient().client.call(readThing, { id: 1 }));
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
      expect(await outcome).toEqual({ kind: 'timeout' });
      expect(requests).toHaveLength(1);
      expect(TIMEOUT_MS).toBe(15_000);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['while it is under way', false],
    ['before it began', true],
  ])('stops when the caller gives up %s', async (_name, isEarly) => {
    answers = [hangs];
    const abort = new AbortController();
    if (isEarly) abort.abort();
    const outcome = failureOf(makeClient().client.call(readThing, { id: 1 }, { signal: abort.signal }));
    await Promise.resolve();
    abort.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
  });

  it('says malformed of a call that cannot be made', async () => {
    const { client, failures } = makeClient();
    expect(await failureOf(client.call(readThing, {}))).toMatchObject({ kind: 'malformed' });
    expect(failures).toHaveLength(1);
    expect(requests).toHaveLength(0);
  });
});

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
    return { answer: envelope({ success: true, value }), open };
  }

  it('sends nothing readable, with the time and a number used once', async () => {
    const key = await makeKey('k1');
    answers = [key.answer, good, good];
    const { client } = makeClient({ now: () => NOW });
    expect(await client.call(sealThing, { password: 'secret-1' })).toEqual(VALUE);
    await client.call(sealThing, { password: 'secret-1' });
    // One key serves until it expires.
    expect(requests.map((sent) => new URL(sent.url).pathname)).toEqual([
      '/api/v1/system/encryption-key',
      '/api/v1/things',
      '/api/v1/things',
    ]);
    expect(requests[1]?.headers.get('encryption')).toBe('JWE;kid=k1');
    const [first, second] = await Promise.all([key.open(requests[1]), key.open(requests[2])]);
    expect(first.payload).toEqual({ password: 'secret-1' });
    expect(first.header).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1', iat: NOW / 1000 });
    expect(second.header['jti']).not.toBe(first.header['jti']);
  });

  it.each(['encryption.key_unknown', 'encryption.replay'])('fetches a fresh key once after %s', async (code) => {
    const [old, fresh] = await Promise.all([makeKey('k1'), makeKey('k2')]);
    answers = [old.answer, refused(code, 422), fresh.answer, good];
    const { client, failures } = makeClient({ now: () => NOW });
    expect(await client.call(sealThing, { a: 1 })).toEqual(VALUE);
    expect(requests[3]?.headers.get('encryption')).toBe('JWE;kid=k2');
    expect((await fresh.open(requests[3])).payload).toEqual({ a: 1 });
    expect(failures).toEqual([]);
  });

  it('tells the failure when the fresh key is refused too', async () => {
    const key = await makeKey('k1');
    const unknown = refused('encryption.key_unknown', 422);
    answers = [key.answer, unknown, key.answer, unknown, good];
    const { client } = makeClient({ now: () => NOW });
    expect(await failureOf(client.call(sealThing, {}))).toMatchObject({ code: 'encryption.key_unknown' });
    expect(requests).toHaveLength(4);
  });

  it('fetches the key again once it has expired', async () => {
    const [old, fresh] = await Promise.all([makeKey('k1', NOW + 1000), makeKey('k2', NOW + 90_000)]);
    let now = NOW;
    answers = [old.answer, good, fresh.answer, good];
    const { client } = makeClient({ now: () => now });
    await client.call(sealThing, {});
    now += 1000;
    await client.call(sealThing, {});
    expect(requests[3]?.headers.get('encryption')).toBe('JWE;kid=k2');
  });

  it('sends nothing when no key comes', async () => {
    answers = [refused('internal', 500)];
    const { client } = makeClient({ now: () => NOW });
    expect(await failureOf(client.call(sealThing, { password: 'secret-1' }))).toMatchObject({ code: 'internal' });
    expect(requests).toHaveLength(1);
  });
});
