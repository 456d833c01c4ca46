import { lengthOf, lettersOf, withPlainBreaks } from './text-length';

it.each([
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
])('%j has %d characters', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

it('keeps every line break as one character', () => {
  expect(withPlainBreaks('a\r\nb\rc\n\r\nd')).toBe('a\nb\nc\n\nd');
});

it('takes code points for letters where the browser knows no better', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    expect(lettersOf('aü🎲')).toEqual(['a', 'ü', '🎲']);
    expect(lengthOf('e\u0301')).toBe(2);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
