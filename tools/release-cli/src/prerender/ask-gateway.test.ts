import { fakeGateway } from '../test-support/rendered-site';
import { addressOf, askGateway } from './ask-gateway';

it.each([
  '//evil.example/a',
  '/\\evil.example/a',
  'https://evil.example/a',
  'a',
  '',
  '/a\\b',
  '/..//evil.example/../a?b=//c',
])('asks nobody but the gateway: %s', (path) => {
  const address = addressOf(path, 'https://api.example');
  expect(address === null || address.origin === 'https://api.example').toBe(true);
});

it('passes no header on that names a person, a place or a method', async () => {
  const gateway = await fakeGateway(['Fortune']);
  const limits = { origin: gateway.url, timeoutMs: 60_000, answerBytes: 1000 };
  const headers = {
    'X-Merchant': 'aurora',
    'X-Forwarded-For': '10.0.0.1',
    Authorization: 'a',
    Cookie: 'a=b',
    Host: 'evil',
  };
  const answers = await askGateway([{ path: '/a', headers }], limits);
  expect(answers).toEqual({ '/a': { success: true, value: ['Fortune'] } });
  expect(gateway.asked).toEqual(['aurora']);
  await gateway.close();
});

it.each([
  [500, '{"value":1}'],
  [302, ''],
  [200, 'not JSON'],
  [200, '"a text"'],
  [200, JSON.stringify({ value: 'x'.repeat(2000) })],
])('has no answer where the gateway says %i %s', async (status, text) => {
  const gateway = await fakeGateway([]);
  gateway.say(status, text);
  const limits = { origin: gateway.url, timeoutMs: 60_000, answerBytes: 1000 };
  expect(await askGateway([{ path: '/a', headers: {} }], limits)).toEqual({});
  await gateway.close();
});
