import {
  boundsOf,
  mostTexts,
  rateCategories,
  rateFault,
  rateFaults,
  ratesOf,
  rateText,
  shownRate,
  startTexts,
} from './rebate-rates';

const BOUNDS = { min: 0.6, max: 0.9, step: 0.1 };

test.each([
  ['0.6', BOUNDS, undefined],
  ['0.7', BOUNDS, undefined],
  ['0.9', BOUNDS, undefined],
  ['0.90', BOUNDS, undefined],
  // Rates never fall.
  ['0.5', BOUNDS, 'low'],
  ['0.59', BOUNDS, 'low'],
  ['0', BOUNDS, 'low'],
  // Nobody hands on more than it has.
  ['0.91', BOUNDS, 'high'],
  ['1', BOUNDS, 'high'],
  ['0.65', BOUNDS, 'step'],
  ['0.61', BOUNDS, 'step'],
  ['', BOUNDS, 'missing'],
  ['.', BOUNDS, 'missing'],
  // 0.1 + 0.2 is no 0.3 in binary fractions.
  ['0.3', { min: 0, max: 0.3, step: 0.1 }, undefined],
  ['1.1', { min: 0.2, max: 1.1, step: 0.1 }, undefined],
  ['0.25', { min: 0.05, max: 0.3, step: 0.1 }, undefined],
  ['0.2', { min: 0.05, max: 0.3, step: 0.1 }, 'step'],
  ['0.5', { min: 0.5, max: 0.5, step: 0.1 }, undefined],
])('%j within %j is told %j', (typed, bounds, fault) => {
  expect(rateFault(typed, bounds)).toBe(fault);
});

test.each([
  ['en', 0.85, '0.85'],
  ['fil', 0.5, '0.5'],
  ['id', 0.85, '0,85'],
  ['zh-CN', 1.1, '1.1'],
  ['id', 12, '12'],
])('in %s a rate of %d is written %s', (locale, rate, text) => {
  expect(shownRate(rate, locale)).toBe(text);
});

test('every category of the bounds is looked at, those without a value too', () => {
  const bounds = { RNG: BOUNDS, LIVE: BOUNDS, FISH: BOUNDS };
  expect(rateFaults({ RNG: '0.7', LIVE: '2' }, bounds)).toEqual({ LIVE: 'high', FISH: 'missing' });
});

test('the bounds of a subordinate are what it has and what the account above it has', () => {
  const bounds = boundsOf({ RNG: 0.6 }, { RNG: 0.9, LOTT: 0.5 });
  expect(bounds).toEqual({ RNG: { min: 0.6, max: 0.9, step: 0.1 }, LOTT: { min: 0, max: 0.5, step: 0.1 } });
  expect(startTexts(bounds)).toEqual({ RNG: '0.60', LOTT: '0' });
  expect(mostTexts(bounds)).toEqual({ RNG: '0.90', LOTT: '0.50' });
  expect(mostTexts({ RNG: { min: 0.05, max: 0.9, step: 0.1 } })).toEqual({ RNG: '0.85' });
});

test('the order is that of the menu, what nobody knows comes last', () => {
  expect(rateCategories({ ODD: 1, ELOTT: 1, PVP: 1, RNG: 1, LIVE: 1 })).toEqual(['RNG', 'LIVE', 'PVP', 'ELOTT', 'ODD']);
});

test('rates are written without needless zeros and sent as numbers', () => {
  expect([0.6, 0.30000000000000004, 1, 0].map(rateText)).toEqual(['0.6', '0.3', '1', '0']);
  expect(ratesOf({ RNG: '0.60', LIVE: '1' })).toEqual({ RNG: 0.6, LIVE: 1 });
});
