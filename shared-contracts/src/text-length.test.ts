import { lengthOf } from './text-length';

it.each([
  ['', 0],
  ['abc', 3],
  ['ü中', 2],
  ['🎲🎲', 2],
])('"%s" has %d signs', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
