/** @jest-environment node */
import { envelope, fakeFetch, good, hangs, lost, VALUE } from '../../testing/fake-fetch';
import { readByFetch } from './read-by-fetch';
import { TIMEOUT_MS, type Outgoing } from './transport';

const fake = fakeFetch();
const READ: Outgoing = { url: 'https://api.example/things', method: 'GET', query: {}, headers: { merchant: 'aurora' } };

afterEach(() => jest.useRealTimers());

it.each([
  ['https://api.example/things', {}, 'https://api.example/things'],
  ['https://api.example/things', { page: '2', text: 'ü &' }, 'https://api.example/things?page=2&text=%C3%BC+%26'],
  ['https://api.example/things?v=1', { page: '2' }, 'https://api.example/things?v=1&page=2'],
])('asks %s with %j', async (url, query, expected) => {
  fake.answers = [good];
  await readByFetch({ ...READ, url, query });
  expect(fake.requests[0]?.url).toBe(expected);
});

it('gives an answer as it came, whatever its status', async () => {
  const headers = { 'retry-after': '7', date: 'Thu, 01 Jan 2026 00:00:00 GMT' };
  fake.answers = [envelope({ success: false, code: 'internal' }, 503, headers)];
  expect(await readByFetch(READ)).toEqual({
    status: 503,
    body: { success: false, code: 'internal' },
    retryAfter: '7',
    date: headers.date,
  });
});

it('leaves what is no JSON the text it is', async () => {
  fake.answers = [async () => new Response('<html>Bad gateway</html>', { status: 502 })];
  expect(await readByFetch(READ)).toMatchObject({ status: 502, body: '<html>Bad gateway</html>' });
});

it('sends cookies and its headers, and asks for JSON', async () => {
  fake.answers = [good];
  expect((await readByFetch(READ)).body).toEqual({ success: true, value: VALUE });
  const [sent] = fake.requests;
  expect([sent?.credentials, sent?.headers.get('merchant')]).toEqual(['include', 'aurora']);
  expect(sent?.headers.get('accept')).toContain('application/json');
});

describe('an answer that does not come', () => {
  it('is a lost network', async () => {
    fake.answers = [lost];
    await expect(readByFetch(READ)).rejects.toMatchObject({ reason: 'network' });
  });

  it('is late after the limit', async () => {
    jest.useFakeTimers();
    fake.answers = [hangs];
    const settled = expect(readByFetch(READ)).rejects.toMatchObject({ reason: 'timeout' });
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    await settled;
  });

  it('was called off by who asked, before or on the way', async () => {
    await expect(readByFetch({ ...READ, signal: AbortSignal.abort() })).rejects.toMatchObject({ reason: 'cancelled' });
    expect(fake.requests).toEqual([]);
    const asker = new AbortController();
    fake.answers = [hangs];
    const settled = expect(readByFetch({ ...READ, signal: asker.signal })).rejects.toMatchObject({
      reason: 'cancelled',
    });
    asker.abort();
    await settled;
  });
});
