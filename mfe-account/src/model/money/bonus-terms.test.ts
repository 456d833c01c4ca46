import { bonusTerms } from './bonus-terms';

const RELOAD = { percent: 20, max: 2_000, turnoverTimes: 5 };

test.each([
  [RELOAD, 500, 2, { bonus: 100, toPlay: 3_000 }],
  [RELOAD, 495, 2, { bonus: 99, toPlay: 2_970 }],
  [RELOAD, 20_000, 2, { bonus: 2_000, toPlay: 110_000 }],
  [{ ...RELOAD, max: null }, 20_000, 2, { bonus: 4_000, toPlay: 120_000 }],
  [RELOAD, 100.99, 2, { bonus: 20.19, toPlay: 605.9 }],
  [{ ...RELOAD, percent: 12.5 }, 1.99, 2, { bonus: 0.24, toPlay: 11.15 }],
  [RELOAD, 50_004, 0, { bonus: 2_000, toPlay: 260_020 }],
  [{ ...RELOAD, max: null }, 50_004, 0, { bonus: 10_000, toPlay: 300_020 }],
  [{ ...RELOAD, turnoverTimes: 1.5 }, 0.03, 2, { bonus: 0, toPlay: 0.05 }],
  [RELOAD, 0, 2, { bonus: 0, toPlay: 0 }],
])('%j of %d with %d decimals', (bonus, arrives, decimals, terms) => {
  expect(bonusTerms(bonus, arrives, decimals)).toEqual(terms);
});
