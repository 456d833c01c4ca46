import { badgeText } from './badge-text';

it.each([
  [0, ''],
  [-3, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [99999, '99+'],
])('writes a count of %p as "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
