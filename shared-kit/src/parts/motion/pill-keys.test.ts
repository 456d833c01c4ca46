import { neighbour } from './pill-keys';

const values = ['a', 'b', 'c'];

it.each([
  ['a', 'ArrowRight', false, 'b'],
  ['c', 'ArrowRight', false, 'a'],
  ['a', 'ArrowLeft', false, 'c'],
  ['a', 'ArrowRight', true, 'c'],
  ['a', 'ArrowLeft', true, 'b'],
  ['a', 'ArrowDown', true, 'b'],
  ['b', 'Home', false, 'a'],
  ['b', 'End', false, 'c'],
  ['b', 'x', false, undefined],
])('from %s, %s (right to left: %p) leads to %s', (value, key, isRightToLeft, next) => {
  expect(neighbour(values, value, key, isRightToLeft)).toBe(next);
});

it('leads nowhere where there is nothing', () => {
  expect(neighbour([], 'a', 'ArrowRight', false)).toBeUndefined();
});
