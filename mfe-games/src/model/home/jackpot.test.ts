import { amountSigns, counterStart, counterStep, JACKPOT_AMOUNT } from './jackpot';

const lowest = () => 0;
const highest = () => 0.999999999999;

test('the jackpot is the amount of the specification', () => {
  expect(JACKPOT_AMOUNT).toBe('11037594.00');
});

test('the counter starts between its bounds', () => {
  expect(counterStart(lowest)).toBe(1_200_000_000);
  expect(counterStart(highest)).toBe(1_300_000_000);
});

test.each([
  [lowest, { growth: 100, waitMilliseconds: 3000 }],
  [() => 0.5, { growth: 300, waitMilliseconds: 4000 }],
  [highest, { growth: 500, waitMilliseconds: 5000 }],
])('a step grows by 100 to 500 after 3, 4 or 5 seconds', (random, expected) => {
  expect(counterStep(random)).toEqual(expected);
});

test('an amount is taken apart into what rolls and what stands', () => {
  expect(amountSigns('₱1,0')).toEqual([
    { sign: '₱', isDigit: false },
    { sign: '1', isDigit: true },
    { sign: ',', isDigit: false },
    { sign: '0', isDigit: true },
  ]);
});
