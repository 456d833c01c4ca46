import { firstLetters } from './first-letters';

const CASES: [string, number, string][] = [
  ['abcdef', 3, 'abc'],
  ['ab', 3, 'ab'],
  ['', 3, ''],
  ['🎁🎉🎁', 2, '🎁🎉'],
  ['👩‍👩‍👧x', 1, '👩‍👩‍👧'],
  ['👍🏽👍', 1, '👍🏽'],
  ['❤️❤️', 1, '❤️'],
  ['🇵🇭🇮🇩', 1, '🇵🇭'],
  ['e\u0301e', 1, 'e\u0301'],
  ['a\nb', 2, 'a\n'],
];

it.each(CASES)('of %p the first %d are %p', (text, count, first) => {
  expect(firstLetters(text, count)).toBe(first);
});

it.each(CASES)('without a segmenter, of %p the first %d are %p', (text, count, first) => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(firstLetters(text, count)).toBe(first);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

it('asks for no language of the browser, which may be none', () => {
  const { Segmenter } = Intl;
  class Strict extends Segmenter {
    constructor(...[language, options]: ConstructorParameters<typeof Segmenter>) {
      if (language === undefined) throw new RangeError('invalid language tag: C');
      super(language, options);
    }
  }
  Object.assign(Intl, { Segmenter: Strict });
  try {
    expect(firstLetters('abc', 2)).toBe('ab');
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
