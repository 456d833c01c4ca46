import { canMove, isInView, isMoving, keyStep, roundsOf, slideAt, waitBeforeMove } from './carousel-rules';

const FREE = { isTouched: false, isHidden: false, isPaused: false, prefersStill: false };

it.each([
  [0, 1, false],
  [1, 1, false],
  [1, 1.08, false],
  [2, 1.08, true],
  [3, 3, false],
  [4, 3, true],
])('%d slides, %d of them in view, can move: %s', (count, visible, can) => {
  expect(canMove(count, visible)).toBe(can);
});

it.each([
  ['nothing', {}, true],
  ['a touch', { isTouched: true }, false],
  ['a hidden page', { isHidden: true }, false],
  ['the pause button', { isPaused: true }, false],
  ['a wish for stillness', { prefersStill: true }, false],
] as const)('with %s in its way it moves: %s', (_what, hold, moves) => {
  expect(isMoving(4, 1, { ...FREE, ...hold })).toBe(moves);
});

it.each([
  [1, 1, 1],
  [2, 1, 2],
  [2, 1.08, 3],
  [3, 1.08, 2],
  [6, 1.08, 1],
  [4, 3, 2],
  [0, 1, 1],
])('%d slides, %d in view, stand %d times in the row', (count, visible, rounds) => {
  expect(roundsOf(count, visible)).toBe(rounds);
});

it.each([
  [0, 3, 0],
  [4, 3, 1],
  [-1, 3, 2],
  [5, 0, 0],
])('place %d of a row of %d shows slide %d', (place, count, slide) => {
  expect(slideAt(place, count)).toBe(slide);
});

it.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['Enter', false, undefined],
] as const)('%s, right to left %s, leads %s', (key, isRightToLeft, step) => {
  expect(keyStep(key, isRightToLeft)).toBe(step);
});

it.each([
  [0, 1, [0]],
  [5, 1, [5]],
  [0, 0.9, [0]],
  [0, 1.08, [0]],
  [5, 1.08, [5]],
  [0, 2.5, [0, 1]],
  [4, 3, [0, 4, 5]],
])('with place %d of 6 first and %d in view, only what is seen can be reached', (first, visible, seen) => {
  expect([0, 1, 2, 3, 4, 5].filter((place) => isInView(place, first, visible, 6))).toEqual(seen);
});

it.each([
  [0, 5000],
  [1, 6000],
  [7, 6000],
])('after %d moves the next one comes in %d ms', (moves, wait) => {
  expect(waitBeforeMove({ restMilliseconds: 5000, moveMilliseconds: 1000 }, moves)).toBe(wait);
});
