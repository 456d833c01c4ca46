import { afterRetry, failedShares, failureReason, sentTotal, shareResults } from './sending-results';

const SHARES = [
  { username: 'ana', amount: 10.02 },
  { username: 'ben', amount: 10 },
  { username: 'cai', amount: 10 },
  { username: 'dan', amount: 10 },
];

const FIRST = shareResults(SHARES, [
  { username: 'Ana', ok: true },
  { username: 'ben', ok: false, code: 'member.disabled' },
  { username: 'cai', ok: false, code: 'balance.low' },
]);

test('every share has its result; one the server was silent about is neither sent nor failed', () => {
  expect(FIRST.map(({ username, state, code }) => [username, state, code])).toEqual([
    ['ana', 'sent', undefined],
    ['ben', 'failed', 'member.disabled'],
    ['cai', 'failed', 'balance.low'],
    ['dan', 'unknown', undefined],
  ]);
  expect(sentTotal(FIRST, 2)).toBe(10.02);
});

test('just what failed is sent again, and what was sent before stays so', () => {
  const failed = failedShares(FIRST);
  expect(failed).toEqual([
    { username: 'ben', amount: 10 },
    { username: 'cai', amount: 10 },
  ]);
  const after = afterRetry(
    FIRST,
    shareResults(failed, [
      { username: 'ben', ok: false },
      { username: 'cai', ok: true },
    ]),
  );
  expect(after.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent', 'unknown']);
  expect(sentTotal(after, 2)).toBe(20.02);
});

test.each([
  ['member.not_found', 'notFound'],
  ['member.disabled', 'disabled'],
  ['balance.low', 'balanceLow'],
  ['who.knows', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('%j is said as %j', (code, reason) => {
  expect(failureReason(code)).toBe(reason);
});
