import { hasStoppedAsking, nextAskIn } from './deposit-watch';

const SINCE = 1_000_000;

test.each([
  ['pending', 0, 10_000],
  ['pending', 15 * 60_000 - 1, 10_000],
  ['pending', 15 * 60_000, false],
  ['paid', 0, false],
  ['failed', 0, false],
  ['expired', 0, false],
  [undefined, 0, false],
] as const)('%s, %d ms after it was first shown, is asked for again in %p', (state, after, expected) => {
  expect(nextAskIn(state, SINCE, SINCE + after)).toBe(expected);
});

test('it stops after 15 minutes', () => {
  expect([hasStoppedAsking(SINCE, SINCE + 899_999), hasStoppedAsking(SINCE, SINCE + 900_000)]).toEqual([false, true]);
});
