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
