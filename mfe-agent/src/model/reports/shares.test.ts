import { sharesOf } from './shares';

const of = (...values: number[]) =>
  sharesOf(values, (value) => value).map(({ value, length, part }) => [value, length, part]);

test.each<[number[], number[][]]>([
  [[], []],
  [[5], [[5, 100, 100]]],
  [[0, 0], [[0, 0, 0], [0, 0, 0]]],
  [[20, 80, 100], [[100, 100, 50], [80, 80, 40], [20, 20, 10]]],
  [[-75, 15, 10], [[15, 20, 15], [10, 40 / 3, 10], [-75, 100, 75]]],
])('%j', (values, shares) => {
  expect(of(...values)).toEqual(shares.map((share) => share.map((value): unknown => expect.closeTo(value, 6))));
}); // prettier-ignore

test.each([
  [1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1],
  [99_999, 1],
  [0.1, 0.2, 0.7],
  [33.33, 33.33, 33.34],
  [-1, -1, -1],
  [5, 0, 0],
  [1e-9, 2e-9, 4e-9],
  [145_445.61, 72_484.97, 0.01, 1.1],
])('parts of %d and more add up to a hundred', (...values) => {
  const parts = sharesOf(values, (value) => value).map(({ part }) => part);
  expect(parts.reduce((sum, part) => sum + Math.round(part * 10), 0)).toBe(1000);
  expect(parts.every((part) => Math.abs(part * 10 - Math.round(part * 10)) < 1e-9)).toBe(true);
});

test('what nobody knows has no part, and the others are whole without it', () => {
  expect(sharesOf([Number.NaN, 1], (value) => value).map(({ part }) => part)).toEqual([0, 100]);
});
