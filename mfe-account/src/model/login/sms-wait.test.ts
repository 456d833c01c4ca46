import { readWait, waitEnd, withWait } from './sms-wait';

const NOW = 1_800_000_000_000;

test.each([
  ['what the server says', NOW + 90_000, NOW + 90_000],
  ['a minute without its word', undefined, NOW + 60_000],
  ['a minute for nothing', null, NOW + 60_000],
  ['a minute for 0', 0, NOW + 60_000],
  ['a minute for this moment', NOW, NOW + 60_000],
  ['a minute for a time that has passed', NOW - 1, NOW + 60_000],
  ['a minute where the clocks differ', NOW + 3_600_001, NOW + 60_000],
])('waits %s', (_name, expirationTime, expected) => {
  expect(waitEnd(expirationTime, NOW)).toBe(expected);
});

test('each purpose waits by itself, over a reload', () => {
  const kept = withWait(withWait(null, 'login', NOW + 1000), 'forgot', NOW + 5000);
  expect(readWait(kept, 'login', NOW)).toBe(NOW + 1000);
  expect(readWait(kept, 'forgot', NOW)).toBe(NOW + 5000);
  expect(readWait(kept, 'register', NOW)).toBe(0);
  expect(readWait(kept, 'login', NOW + 1000)).toBe(0);
});

test.each([null, '', 'null', '[]', '{"login":"soon"}', '{"login":1e300}', '{'])('%j is no wait', (text) => {
  expect(readWait(text, 'login', NOW)).toBe(0);
  expect(JSON.parse(withWait(text, 'register', 5))).toMatchObject({ register: 5 });
});
