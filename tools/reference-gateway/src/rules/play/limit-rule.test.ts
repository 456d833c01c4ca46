import { lapsesAt, limitAt, NO_LIMIT, wishLimit, type LimitChange, type LimitState } from './limit-rule';

const HOUR = 60 * 60 * 1000;
const NOW = 1_000 * HOUR;
const LIMITED: LimitState = { amount: 500, pending: null };
const waiting = (amount: number | null, from = NOW + 24 * HOUR): LimitState => ({
  amount: 500,
  pending: { amount, from },
});

test.each<[string, LimitState, number | null, LimitState, LimitChange]>([
  ['a first limit acts at once', NO_LIMIT, 500, LIMITED, 'set'],
  ['a lower one acts at once', LIMITED, 200, { amount: 200, pending: null }, 'set'],
  ['a higher one waits for a day', LIMITED, 900, waiting(900), 'asked'],
  ['none waits for a day', LIMITED, null, waiting(null), 'asked'],
  ['the same one changes nothing', LIMITED, 500, LIMITED, 'kept'],
  ['none where there is none changes nothing', NO_LIMIT, null, NO_LIMIT, 'kept'],
  ['a higher one wished again too early goes on waiting', waiting(900, NOW + 1), 900, waiting(900, NOW + 1), 'kept'],
  ['a higher one wished again in time acts', waiting(900, NOW), 900, { amount: 900, pending: null }, 'set'],
  ['removal wished again in time acts', waiting(null, NOW), null, NO_LIMIT, 'set'],
  ['another higher one begins to wait anew', waiting(900, NOW), 800, waiting(800), 'asked'],
  ['the present one gives up what waits', waiting(900), 500, LIMITED, 'withdrawn'],
  ['a lower one gives up what waits', waiting(900, NOW), 400, { amount: 400, pending: null }, 'set'],
])('%s', (_name, kept, wished, state, change) => {
  expect(wishLimit(kept, wished, NOW)).toEqual({ state, change });
});

test('what nobody confirms in a week is given up, and has to wait again', () => {
  const asked = waiting(900, NOW);
  const end = lapsesAt(NOW);
  expect(end).toBe(NOW + 7 * 24 * HOUR);
  expect(limitAt(asked, end - 1)).toEqual(asked);
  expect(limitAt(asked, end)).toEqual(LIMITED);
  expect(wishLimit(asked, 900, end)).toEqual({ state: waiting(900, end + 24 * HOUR), change: 'asked' });
});
