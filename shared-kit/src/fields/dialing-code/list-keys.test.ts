import { nextIndex } from './list-keys';

it.each([
  [0, 20, 'ArrowDown', 1],
  [19, 20, 'ArrowDown', 19],
  [1, 20, 'ArrowUp', 0],
  [0, 20, 'ArrowUp', 0],
  [5, 20, 'PageDown', 13],
  [15, 20, 'PageDown', 19],
  [5, 20, 'PageUp', 0],
  [0, 0, 'ArrowDown', undefined],
  [3, 20, 'a', undefined],
  [3, 20, 'toString', undefined],
] as const)('from %d of %d, %s leads to %s', (index, count, key, next) => {
  expect(nextIndex(index, count, key)).toBe(next);
});
