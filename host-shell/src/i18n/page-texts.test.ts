import type { FileLanguage } from 'shared-contracts/language';
import type { Texts } from 'shared-contracts/remote/remote-contract';
import CN from '../locales/CN.json';
import EN from '../locales/EN.json';
import ID from '../locales/ID.json';
import TY from '../locales/TY.json';
import { HOST_TEXTS, PageTexts } from './page-texts';

const FILES: Readonly<Record<FileLanguage, Texts>> = { CN, EN, ID, TY };

function pageIn(language: FileLanguage) {
  const faults: string[] = [];
  const page = new PageTexts(language, (sentence) => faults.push(sentence));
  page.add({ language, namespace: HOST_TEXTS, texts: FILES[language] });
  return { page, faults };
}

function entriesOf(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : entriesOf(value, `${before}${key}.`),
  );
}

/** A text without its plural form, and with its places filled, by hand. */
function filled(key: string, text: string): [key: string, start: string] {
  return [key.replace(/_(?:one|other)$/, ''), text.split('{{')[0] ?? ''];
}

describe('the texts of a page', () => {
  it.each(['CN', 'EN', 'ID', 'TY'] as const)(
    '%s has every text of its file, and a form for every number',
    (language) => {
      const { page, faults } = pageIn(language);
      const texts = entriesOf(FILES[language]).map(([key, text]) => filled(key, text));
      expect(texts.length).toBeGreaterThan(200);
      for (const count of [0, 1, 2, 3, 4, 6, 9, 11, 21, 1000])
        for (const [key] of texts) {
          const read = page.get(HOST_TEXTS)(key, { count, when: new Date(0) });
          expect(texts.some(([name, start]) => name === key && read.startsWith(start))).toBe(true);
          expect(read).not.toMatch(/\{\{|\}\}/);
        }
      expect(faults).toEqual([]);
    },
  );

  // In Filipino 4, 6 and 9 end the number with which “na” is said.
  it.each([
    ['CN', ['您已在线 1 分钟。', '您已在线 2 分钟。', '您已在线 4 分钟。']],
    [
      'EN',
      ['You have been here for 1 minute.', 'You have been here for 2 minutes.', 'You have been here for 4 minutes.'],
    ],
    [
      'ID',
      [
        'Anda sudah di sini selama 1 menit.',
        'Anda sudah di sini selama 2 menit.',
        'Anda sudah di sini selama 4 menit.',
      ],
    ],
    ['TY', ['1 minuto ka na rito.', '2 minuto ka na rito.', '4 na minuto ka na rito.']],
  ] as const)('%s counts minutes', (language, sentences) => {
    const { page } = pageIn(language);
    expect([1, 2, 4].map((count) => page.t('play.text', { count }))).toEqual(sentences);
  });
});
