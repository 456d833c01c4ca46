import {
  DEFAULT_SUPPORTED_LANGUAGES,
  fileLanguage,
  htmlLanguage,
  isLanguageCode,
  LANGUAGE_CODES,
  startLanguage,
  textDirection,
  type LanguageCode,
} from './language';

describe('language codes', () => {
  it('are thirty, each once, in upper case', () => {
    expect(new Set(LANGUAGE_CODES).size).toBe(30);
    expect(LANGUAGE_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  });

  it.each([
    ['EN', true],
    ['FA', true],
    ['en', false],
    ['EN ', false],
    ['', false],
    ['XX', false],
    [null, false],
    [undefined, false],
    [0, false],
    [['EN'], false],
  ])('%j is one: %s', (value, known) => {
    expect(isLanguageCode(value)).toBe(known);
  });

  it.each<[LanguageCode, string]>([
    ['CN', 'zh-CN'],
    ['EN', 'en'],
    ['ID', 'id'],
    ['TY', 'fil'],
    ['TW', 'zh-TW'],
    ['KR', 'ko'],
    ['JP', 'ja'],
    ['VI', 'vi'],
    ['AR', 'ar'],
  ])('%s is %s in HTML', (code, tag) => {
    expect(htmlLanguage(code)).toBe(tag);
  });

  it('have tags that Intl understands, each its own', () => {
    const tags = LANGUAGE_CODES.map(htmlLanguage);
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('run from right to left in Arabic, Persian and Urdu only', () => {
    expect(LANGUAGE_CODES.filter((code) => textDirection(code) === 'rtl').sort()).toEqual(['AR', 'FA', 'UR']);
  });

  it('show their own file, or the Chinese one', () => {
    const own = LANGUAGE_CODES.filter((code) => fileLanguage(code) === code);
    expect(own).toEqual(['CN', 'EN', 'ID', 'TY']);
    expect(LANGUAGE_CODES.filter((code) => fileLanguage(code) === 'CN')).toHaveLength(27);
  });
});

describe('the language of a start', () => {
  const all: readonly LanguageCode[] = ['CN', 'EN', 'ID', 'TY'];

  it.each<[string | null, readonly LanguageCode[], LanguageCode]>([
    [null, DEFAULT_SUPPORTED_LANGUAGES, 'EN'],
    ['TY', DEFAULT_SUPPORTED_LANGUAGES, 'TY'],
    ['EN', DEFAULT_SUPPORTED_LANGUAGES, 'EN'],
    ['CN', DEFAULT_SUPPORTED_LANGUAGES, 'EN'],
    ['CN', all, 'CN'],
    ['ty', all, 'EN'],
    ['', all, 'EN'],
    ['null', all, 'EN'],
    ['TY', [], 'EN'],
    [null, ['TY'], 'EN'],
  ])('saved %j, supported %j: %s', (saved, supported, expected) => {
    expect(startLanguage(saved, supported)).toBe(expected);
  });
});
