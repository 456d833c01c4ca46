import { lengthOf, withPlainBreaks } from './text-length';

it.each([
  ['', 0],
  ['abc', 3],
  ['ü中', 2],
  ['🎲🎲', 2],
  ['a\nb', 3],
  ['a\r\nb\rc\n\r\nd', 8],
])('%j has %d characters', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

it('keeps every line break as one character', () => {
  expect(withPlainBreaks('a\r\nb\rc\n\r\nd')).toBe('a\nb\nc\n\nd');
});
