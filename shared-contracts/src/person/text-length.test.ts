import { lengthOf, lettersOf, withPlainBreaks } from './text-length';

const LENGTHS: readonly (readonly [string, number])[] = [
  ['', 0],
  ['abc', 3],
  ['ü中', 2],
  ['🎲🎲', 2],
  ['🇵🇭 Ann', 5],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['👍🏽', 1],
  ['e\u0301', 1],
  ['한', 1],
  [`a${'\u0301'.repeat(40)}`, 3],
  ['a\nb', 3],
  ['a\r\nb\rc\n\r\nd', 8],
];

/** Does something as in a browser that cannot tell letters, such as Firefox 115. */
function withoutSegmenter(act: () => void): void {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    act();
  } finally {
    Object.assign(Intl, { Segmenter });
  }
}

it.each(LENGTHS)('%j has %d characters', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

it.each(LENGTHS)('%j has %d characters where the browser cannot tell letters', (text, length) => {
  withoutSegmenter(() => expect(lengthOf(text)).toBe(length));
});

it('keeps every line break as one character', () => {
  expect(withPlainBreaks('a\r\nb\rc\n\r\nd')).toBe('a\nb\nc\n\nd');
});

it.each([['🇵🇭 Ann'], ['👩‍👩‍👧x'], ['e\u0301e']])('finds the same letters in %j with and without a segmenter', (text) => {
  const letters = lettersOf(text);
  withoutSegmenter(() => expect(lettersOf(text)).toEqual(letters));
});
