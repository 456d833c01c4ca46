/** @jest-environment node */
import { envelope, fakeFetch, good, hangs, lost, VALUE } from '../../testing/fake-fetch';
import { sendByAxios } from './send-by-axios';
import { TIMEOUT_MS, type Outgoing } from './transport';

const fake = fakeFetch();
const SEND: Outgoing = {
  url: 'https://api.example/things',
  method: 'POST',
  query: { page: '2' },
  headers: { merchant: 'aurora' },
  body: { name: 'one' },
};

afterEach(() => jest.useRealTimers());

it('sends its body as JSON, with its query and headers', async () => {
  fake.answers = [good];
  expect(await sendByAxios(SEND)).toMatchObject({ status: 200, body: { success: true, value: VALUE } });
  const [sent] = fake.requests;
  expect([sent?.method, sent?.url, sent?.headers.get('merchant')]).toEqual([
    'POST',
    'https://api.example/things?page=2',
    'aurora',
  ]);
  expect(await sent?.json()).toEqual({ name: 'one' });
});

it('gives an answer as it came, whatever its status', async () => {
  fake.answers = [envelope({ success: false, code: 'quota.exceeded' }, 429, { 'retry-after': '7' })];
  expect(await sendByAxios(SEND)).toMatchObject({ status: 429, retryAfter: '7', date: undefined });
});

it('goes out even when the page is left, where that is asked for', async () => {
  fake.answers = [good];
  await sendByAxios({ ...SEND, keepalive: true });
  expect(fake.requests[0]?.keepalive).toBe(true);
});

describe('an answer that does not come', () => {
  it('is a lost network', async () => {
    fake.answers = [lost];
    await expect(sendByAxios(SEND)).rejects.toMatchObject({ reason: 'network' });
  });

  it('is late after the limit', async () => {
    jest.useFakeTimers();
    fake.answers = [hangs];
    const settled = expect(sendByAxios(SEND)).rejects.toMatchObject({ reason: 'timeout' });
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    await settled;
  });

  it('was called off by who asked', async () => {
    const asker = new AbortController();
    fake.answers = [hangs];
    const settled = expect(sendByAxios({ ...SEND, signal: asker.signal })).rejects.toMatchObject({
      reason: 'cancelled',
    });
    asker.abort();
    await settled;
  });
});
