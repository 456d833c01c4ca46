import { periodText, shownState, spanOf } from './dividend-period';

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
