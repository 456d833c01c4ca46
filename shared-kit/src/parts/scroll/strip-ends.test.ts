import { stripEnds } from './strip-ends';

it.each([
  [0, 300, 900, true, false],
  [0.6, 300, 900, true, false],
  [300, 300, 900, false, false],
  [599.4, 300, 900, false, true],
  [-600, 300, 900, false, true],
  [0, 300, 300, true, true],
])('at %p of %p in %p: start %p, end %p', (scrollLeft, visible, whole, isAtStart, isAtEnd) => {
  expect(stripEnds(scrollLeft, visible, whole)).toEqual({ isAtStart, isAtEnd });
});
