import { BANNER_TIMES, isMoving, itemAt, nextPlace, waitBeforeMove, WINNER_TIMES } from './autoplay';

const FREE = { isTouched: false, isHidden: false, prefersStill: false };

test.each([
  ['banner', BANNER_TIMES, 5000, 6000],
  ['winner', WINNER_TIMES, 1500, 3000],
])('a %s rests first, and then moves once a period', (_name, times, first, later) => {
  expect(waitBeforeMove(times, false)).toBe(first);
  expect(waitBeforeMove(times, true)).toBe(later);
});

test.each([
  [2, 1, FREE, true],
  [1, 1, FREE, false],
  [0, 1, FREE, false],
  [3, 3, FREE, false],
  [4, 3, FREE, true],
  [4, 3, { ...FREE, isTouched: true }, false],
  [4, 3, { ...FREE, isHidden: true }, false],
  [4, 3, { ...FREE, prefersStill: true }, false],
])('%i items, %i shown, %j: moves %s', (count, visible, holds, expected) => {
  expect(isMoving(count, visible, holds)).toBe(expected);
});

test.each([
  [0, 4, { from: 0, to: 1 }],
  [3, 4, { from: 3, to: 4 }],
  [4, 4, { from: 0, to: 1 }],
  [5, 4, { from: 1, to: 2 }],
  [-1, 4, { from: 0, to: 1 }],
])('from place %i of %i', (place, count, expected) => {
  expect(nextPlace(place, count)).toEqual(expected);
});

test.each([
  [0, 4, 0],
  [4, 4, 0],
  [5, 4, 1],
  [-1, 4, 3],
  [3, 0, 0],
])('place %i of %i shows item %i', (place, count, item) => {
  expect(itemAt(place, count)).toBe(item);
});
