import { exactSum } from './exact-sum';

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1.005, 1.005], 2.01],
  [[1.125, 1.001], 2.126],
  [[0.00000001, 0.00000002], 0.00000003],
  [[0.3, -0.1, -0.2], 0],
  [[1_234_567.891, -1_234_567], 0.891],
])('%j add up to %d', (amounts, sum) => {
  expect(exactSum(amounts)).toBe(sum);
});

test('with an unknown amount the sum is unknown', () => {
  expect(exactSum([1, Number.NaN])).toBeNaN();
});
