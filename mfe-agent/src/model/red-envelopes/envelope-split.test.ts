import { envelopeFault, leftOf, sharesOf, splitEqually, totalOf, typedUnits, type SplitMode } from './envelope-split';

test.each([
  [10_000, 4, [2_500, 2_500, 2_500, 2_500]],
  [10_000, 3, [3_334, 3_333, 3_333]],
  [100, 7, [16, 14, 14, 14, 14, 14, 14]],
  [2, 2, [1, 1]],
  [1, 3, [1, 0, 0]],
  [999, 1, [999]],
  [999, 0, []],
])('%d cents for %d', (total, parts, expected) => {
  expect(splitEqually(total, parts)).toEqual(expected);
});

test('the sum is exact for every total and every number of recipients', () => {
  let seed = 20_260_421;
  const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 2_000; round += 1) {
    const cents = 50 + next(9_999_999);
    const names = Array.from({ length: 1 + next(50) }, (_name, index) => `member_${index}`);
    const typed = (cents / 100).toFixed(2);
    const shares = sharesOf('total', typed, names, 2);
    expect(Math.round(totalOf(shares, 2) * 100)).toBe(cents);
    // All but the first get the same, and nobody less than they.
    expect(new Set(shares.slice(1).map(({ amount }) => amount)).size).toBeLessThanOrEqual(1);
    expect(shares[0]?.amount ?? 0).toBeGreaterThanOrEqual(shares.at(-1)?.amount ?? 0);
    // What the contract asks of every amount: no more than two decimals.
    shares.forEach(({ amount }) => expect(Number(amount.toFixed(2))).toBe(amount));
  }
});

test('each gets the same, and the total is the sum of them', () => {
  const shares = sharesOf('each', '0.10', ['ana', 'ben', 'cai'], 2);
  expect(shares).toEqual(['ana', 'ben', 'cai'].map((username) => ({ username, amount: 0.1 })));
  expect(totalOf(shares, 2)).toBe(0.3);
  expect(leftOf(0.4, 0.3, 2)).toBe(0.1);
});

test('a sum is split to the smallest unit of its currency', () => {
  const amountsOf = (typed: string, decimals: number) =>
    sharesOf('total', typed, ['ana', 'ben', 'cai'], decimals).map(({ amount }) => amount);
  expect(amountsOf('100', 0)).toEqual([34, 33, 33]);
  expect(amountsOf('1', 3)).toEqual([0.334, 0.333, 0.333]);
  expect(amountsOf('1.5', 0)).toEqual([0, 0, 0]);
});

test.each<[SplitMode, string, number, number | null, string | undefined]>([
  ['each', '', 2, 100, 'amountMissing'],
  ['each', '0', 2, 100, 'amountInvalid'],
  ['each', '50', 2, 100, undefined],
  ['each', '50.01', 2, 100, 'balanceLow'],
  ['total', '100', 2, 100, undefined],
  ['total', '100.01', 2, 100, 'balanceLow'],
  ['total', '0.02', 3, 100, 'amountLow'],
  ['total', '0.03', 3, 100, undefined],
  ['total', '5000', 3, null, undefined],
  ['each', '5', 0, 100, undefined],
])('%s %j for %d out of %j: %j', (mode, typed, recipients, balance, fault) => {
  expect(envelopeFault(typed, { mode, recipients, balance, decimals: 2 })).toBe(fault);
});

test.each([
  ['12.5', 2, 1_250],
  ['0.07', 2, 7],
  ['1.', 2, 100],
  ['', 2, 0],
  ['abc', 2, 0],
  ['12', 0, 12],
  ['12.5', 0, 0],
  ['0.125', 3, 125],
])('%j with %d decimals is %d of the smallest units', (typed, decimals, units) => {
  expect(typedUnits(typed, decimals)).toBe(units);
});
