import type { Texts } from 'shared-contracts/remote/remote-contract';
import chinese from './locales/CN.json';
import english from './locales/EN.json';
import filipino from './locales/TY.json';
import indonesian from './locales/ID.json';

function entries(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : entries(value, `${prefix}${key}.`),
  );
}

const fieldsOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each([
  ['CN', chinese],
  ['ID', indonesian],
  ['TY', filipino],
])('the texts in %s', (_language, texts) => {
  test('have the keys of the English ones, and fill in the same fields', () => {
    const shape = (all: Texts) => entries(all).map(([key, text]) => [key, fieldsOf(text)]);
    expect(shape(texts)).toEqual(shape(english));
  });

  test('are never empty', () => {
    expect(entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
