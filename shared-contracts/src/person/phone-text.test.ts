import { hasOwnPrefix } from './phone-text';

it.each([
  ['+44 7911', true],
  ['＋４４ 7911', true],
  ['\u202A+44', true],
  ['tel:+44', true],
  ['(+44) 79', true],
  ['0044 79', true],
  ['0917', false],
  ['+', false],
  ['00', false],
  ['9170000001', false],
  ['', false],
])('%j names its country itself: %s', (typed, expected) => {
  expect(hasOwnPrefix(typed)).toBe(expected);
});
