import { periodBefore, periodText, shownState, spanOf } from './dividend-period';

test.each([
  ['2026-10-26/2026-11-01', '2026/10/26 – 11/01'],
  ['2026-12-28/2027-01-03', '2026/12/28 – 2027/01/03'],
  ['2026-11-01/2026-11-01', '2026/11/01'],
  ['November', 'November'],
  ['2026-11-01', '2026-11-01'],
])('the period %s reads %s', (period, text) => {
  expect(periodText(period)).toBe(text);
});

test.each([
  ['open', 0, 'open'],
  ['payable', 5, 'payable'],
  ['paid', 5, 'paid'],
  ['paid', 0, 'none'],
] as const)('%s with %d is shown as %s', (state, amount, shown) => {
  expect(shownState({ state, amount })).toBe(shown);
});

test('all periods span from the oldest to the newest', () => {
  const periods = [{ period: '2026-11-09/2026-11-15' }, { period: '2026-11-02/2026-11-08' }];
  expect(spanOf(periods)).toEqual({ from: '2026-11-02', to: '2026-11-15' });
  expect(spanOf([{ period: 'November' }])).toEqual({ from: 'November', to: 'November' });
});

const PERIODS = [
  { period: '2026-11-16/2026-11-22', state: 'open' },
  { period: '2026-11-09/2026-11-15', state: 'payable' },
  { period: '2026-11-02/2026-11-08', state: 'paid' },
  { period: '2026-10-20/2026-10-26', state: 'paid' },
  { period: '2026-09-30/2026-10-19', state: 'paid' },
  { period: '2026-03-01/2026-03-31', state: 'paid' },
  { period: '2026-02-01/2026-02-28', state: 'paid' },
  { period: 'January', state: 'paid' },
] as const;

test.each([
  ['one that runs', 0, undefined],
  ['the week after another', 1, '2026-11-02/2026-11-08'],
  ['one after a gap', 2, undefined],
  ['one after a longer one', 3, undefined],
  ['a month after a shorter one', 5, '2026-02-01/2026-02-28'],
  ['the first', 6, undefined],
  ['one in words', 7, undefined],
])('%s is measured against its like', (_case, index, before) => {
  const dividend = PERIODS[index];
  expect(dividend && periodBefore(dividend, PERIODS)?.period).toBe(before);
});
