/** @jest-environment node */
import { part, text } from 'shared-contracts/api/answers';
import { defineEndpoint } from 'shared-contracts/api/endpoint';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { earlyAnswers } from '../boot/early-answers';
import { earlyKey } from '../starter/early-key';
import type { RawAnswer } from '../starter/raw-answer';
import {
  envelope,
  failureOf,
  fakeFetch,
  good,
  hangs,
  IDENTITY,
  lost,
  makeClient,
  payThing,
  readThing,
  refused,
  sendThing,
  VALUE,
  type Answer,
} from '../testing/fake-fetch';
import type { HttpClientSetup } from './http-client';
import { TIMEOUT_MS } from './transport/transport';

const fake = fakeFetch();

describe('what goes out', () => {
  it('sends the caller’s headers, and puts fields into path and query', async () => {
    fake.answers = [good];
    const { client, failures } = makeClient();
    const request = { id: 'a/b', page: 2, ids: [1, 2], on: true, none: null, text: 'ü &' };
    expect(await client.call(readThing, request)).toEqual(VALUE);
    const [sent] = fake.requests;
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
    fake.answers = [good];
    await makeClient({ identity: () => ({ ...IDENTITY, token }) }).client.call(endpoint, { id: 1 });
    expect(fake.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('sends a body as JSON', async () => {
    fake.answers = [good];
    await makeClient().client.call(sendThing, { amount: 5 });
    expect(fake.requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await fake.requests[0]?.json()).toEqual({ amount: 5 });
  });

  it('marks an order with the key it is given, or one of its own', async () => {
    fake.answers = [good, good, good];
    const { client } = makeClient();
    await client.call(payThing, {}, { idempotencyKey: 'order-1' });
    await client.call(payThing, {});
    await client.call(payThing, {});
    const keys = fake.requests.map((sent) => sent.headers.get('idempotency-key'));
    expect(keys[0]).toBe('order-1');
    expect(keys[1]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('lets a call outlive the page when asked to', async () => {
    fake.answers = [good];
    await makeClient().client.call(sendThing, {}, { keepalive: true });
    expect(fake.requests[0]?.keepalive).toBe(true);
  });
});

describe('early answers', () => {
  const early = (answer: Promise<RawAnswer>) => earlyAnswers({ [earlyKey('T-01', {}, IDENTITY)]: answer }, () => 0);

  it('takes one once, then asks the gateway', async () => {
    fake.answers = [good];
    const answer = { status: 200, body: { success: true, value: { name: 'early' } } };
    const { client } = makeClient({ early: early(Promise.resolve(answer)) });
    expect(await client.call(readThing, { id: 1 })).toEqual({ name: 'early' });
    expect(fake.requests).toHaveLength(0);
    expect(await client.call(readThing, { id: 1 })).toEqual(VALUE);
  });

  it.each([
    ['other fields', { id: 1, page: 2 }, IDENTITY],
    ['another person', { id: 1 }, { ...IDENTITY, token: 'token-2' }],
    ['another language', { id: 1 }, { ...IDENTITY, language: 'TY' }],
  ])('takes none that was asked with %s', async (_name, request, identity) => {
    fake.answers = [good];
    const answer = { status: 200, body: { success: true, value: { name: 'early' } } };
    const { client } = makeClient({ early: early(Promise.resolve(answer)), identity: () => identity });
    expect(await client.call(readThing, request)).toEqual(VALUE);
  });

  const clientWith = async (raw: RawAnswer) => {
    const made = makeClient({ early: early(Promise.resolve(raw)) });
    await Promise.resolve();
    return made;
  };

  it('gives one that is there without a promise, once', async () => {
    const { client } = await clientWith({ status: 200, body: { success: true, value: { name: 'early' } } });
    expect(client.early(readThing, { id: 1, page: 2 })).toBeUndefined();
    expect(client.early(readThing, { id: 1 })).toEqual({ name: 'early' });
    expect(client.early(readThing, { id: 1 })).toBeUndefined();
  });

  it('tells what was passed over in one that is there, once', async () => {
    const forgiving = defineEndpoint({ ...readThing, reply: part({ name: text }) });
    const answer = { status: 200, body: { success: true, value: { name: { of: 'another dialect' } } } };
    const told = jest.fn();
    const { client } = makeClient({ early: early(Promise.resolve(answer)), onAnswerFaults: told });
    await Promise.resolve();
    expect(client.early(forgiving, { id: 1 })).toEqual({ name: '' });
    expect(told.mock.calls).toEqual([['T-01', [{ path: 'name', expected: 'text' }]]]);
  });

  it('gives one that the page was rendered with again and again, and leaves the newer one to the call', async () => {
    const newer = { status: 200, body: { success: true, value: { name: 'newer' } } };
    const rendered = { status: 200, body: { success: true, value: { name: 'rendered' } }, isRendered: true };
    const key = earlyKey('T-01', {}, IDENTITY);
    const answers = earlyAnswers({ [key]: Promise.resolve(newer) }, () => 0, { [key]: rendered });
    const { client } = makeClient({ early: answers });
    const reply = client.early(readThing, { id: 1 });
    expect(reply).toEqual({ name: 'rendered' });
    expect(answers.isRendered(reply)).toBe(true);
    expect(client.early(readThing, { id: 1 })).toEqual({ name: 'rendered' });
    answers.forgetRendered();
    await Promise.resolve();
    const newest = client.early(readThing, { id: 1 });
    expect([newest, answers.isRendered(newest)]).toEqual([{ name: 'newer' }, false]);
    expect(fake.requests).toHaveLength(0);
  });

  it.each([
    ['a refusal', { status: 503, body: { success: false, code: 'site.closed', message: '' } }, 'rejected'],
    ['another shape', { status: 200, body: { success: true, value: { name: 5 } } }, 'malformed'],
  ])('leaves %s to the call, which says what is wrong', async (_name, raw, kind) => {
    const { client, failures } = await clientWith(raw);
    expect(client.early(readThing, { id: 1 })).toBeUndefined();
    expect(failures).toEqual([]);
    expect(await failureOf(client.call(readThing, { id: 1 }))).toMatchObject({ kind });
    expect(fake.requests).toHaveLength(0);
  });

  it('gives up on one that does not come within 15 s', async () => {
    jest.useFakeTimers();
    try {
      const { client, failures } = makeClient({ early: early(new Promise(() => undefined)) });
      const outcome = failureOf(client.call(readThing, { id: 1 }));
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
      expect(await outcome).toEqual({ kind: 'timeout' });
      expect(failures).toEqual([[{ kind: 'timeout' }, true]]);
      expect(fake.requests).toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks the gateway when the early one was lost', async () => {
    fake.answers = [good];
    const { client, failures } = makeClient({ early: early(Promise.reject(new TypeError('fetch failed'))) });
    expect(await client.call(readThing, { id: 1 })).toEqual(VALUE);
    expect(failures).toEqual([]);
  });
});

describe('a screen that is opened', () => {
  const READ: FirstRead = { id: 'T-01', path: '/things/1', auth: 'optional', fields: { kind: '{?kind}' } };
  const setUp = (changes: Partial<HttpClientSetup> = {}) => {
    const answers = earlyAnswers({}, () => 0);
    return makeClient({ early: answers, ...changes });
  };

  it('has what it begins with asked for once, before its code asks', async () => {
    fake.answers = [good];
    const { client } = setUp();
    client.ahead([READ], '?kind=new');
    client.ahead([READ], '?kind=new');
    expect(fake.requests).toHaveLength(1);
    expect(await client.call(defineEndpoint({ ...readThing, path: '/things/1' }), { kind: 'new' })).toEqual(VALUE);
    expect(fake.requests).toHaveLength(1);
    const [sent] = fake.requests;
    expect(sent?.url).toBe('https://api.example/api/v1/things/1?kind=new');
    expect(sent?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it.each<[string, Partial<HttpClientSetup>, string]>([
    ['a field that the address does not have', {}, ''],
    ['a gateway of another dialect', { site: { code: 'aurora', apiOrigin: '', gateway: {} } }, '?kind=new'],
    ['an origin that may not be called', { site: { code: 'aurora', apiOrigin: 'nowhere' } }, '?kind=new'],
    ['no connection', { isOnline: () => false }, '?kind=new'],
  ])('asks for nothing with %s', (_name, changes, search) => {
    setUp(changes).client.ahead([READ], search);
    expect(fake.requests).toEqual([]);
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
    fake.answers = [answer];
    const { client, failures } = makeClient();
    expect(await failureOf(client.call(readThing, { id: 1 }))).toEqual(failure);
    expect(failures).toEqual([[failure, true]]);
    expect(fake.requests).toHaveLength(1);
  });

  it('tries a read once more after a lost connection', async () => {
    fake.answers = [lost, good];
    const { client, failures } = makeClient();
    expect(await client.call(readThing, { id: 1 })).toEqual(VALUE);
    expect(failures).toEqual([]);
    fake.answers = [lost, lost, good];
    expect(await failureOf(client.call(readThing, { id: 1 }))).toEqual({ kind: 'network', offline: false });
    expect(fake.requests).toHaveLength(4);
    expect(failures).toHaveLength(1);
  });

  it('never sends an order twice', async () => {
    fake.answers = [lost, good];
    expect(await failureOf(makeClient().client.call(payThing, {}))).toEqual({ kind: 'network', offline: false });
    expect(fake.requests).toHaveLength(1);
  });

  it.each([readThing, sendThing])('asks $method also where the device believes itself offline', async (endpoint) => {
    fake.answers = [good];
    const { client } = makeClient({ isOnline: () => false });
    expect(await client.call(endpoint, { id: 1 })).toEqual(VALUE);
  });

  it('says that the device is offline where that is so, and asks no second time', async () => {
    const { client } = makeClient({ isOnline: () => false });
    expect(await failureOf(client.call(readThing, { id: 1 }))).toEqual({ kind: 'network', offline: true });
    expect(fake.requests).toHaveLength(1);
  });

  it('gives up after 15 s', async () => {
    jest.useFakeTimers();
    try {
      fake.answers = [hangs];
      const outcome = failureOf(makeClient().client.call(readThing, { id: 1 }));
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
      expect(await outcome).toEqual({ kind: 'timeout' });
      expect(fake.requests).toHaveLength(1);
      expect(TIMEOUT_MS).toBe(15_000);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['while it is under way', false],
    ['before it began', true],
  ])('stops when the caller gives up %s', async (_name, isEarly) => {
    fake.answers = [hangs];
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
    expect(fake.requests).toHaveLength(0);
  });
});
