import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FILE_LANGUAGES, htmlLanguage, type FileLanguage } from 'shared-contracts/language';
import { referralRules } from './referral';
import { figures, type Texts } from './texts';

function isTexts(value: object): value is Texts {
  return FILE_LANGUAGES.every((language) => language in value);
}

/** Every text in all languages within a value. */
function textsIn(value: unknown): readonly Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  return isTexts(value) ? [value] : Object.values(value).flatMap(textsIn);
}

async function allTexts(): Promise<readonly Texts[]> {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(__dirname, file))));
  const rules = referralRules('₱', { depositCents: 123_450_00, bonusCents: 8_800_00 });
  return [...modules.flatMap((module: object) => textsIn({ ...module })), rules];
}

/** A figure of a text: its marks are those of the language, in groups of three and before the decimals. */
function isWrittenIn(language: FileLanguage, figure: string): boolean {
  const [group, decimal] = language === 'ID' ? ['\\.', ','] : [',', '\\.'];
  return new RegExp(`^(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${decimal}\\d{1,2})?$`).test(figure);
}

test('the texts of the server write every number as their language does', async () => {
  const found = await allTexts();
  expect(found.length).toBeGreaterThan(100);
  const wrong = found.flatMap((text) =>
    FILE_LANGUAGES.flatMap((language) =>
      (text[language].match(/\d[\d.,]*\d/g) ?? [])
        .filter((figure) => !isWrittenIn(language, figure))
        .map((figure) => `${language}: ${figure} in ${text[language]}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a text says the same numbers in every language', async () => {
  const plain = (language: FileLanguage, figure: string): string =>
    language === 'ID' ? figure.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : figure;
  const marked = (await allTexts()).filter((text) =>
    FILE_LANGUAGES.some((language) => /\d[.,]\d/.test(text[language])),
  );
  expect(marked.length).toBeGreaterThan(10);
  for (const text of marked) {
    const numbers = FILE_LANGUAGES.map((language) =>
      (text[language].match(/\d[\d.,]*\d/g) ?? []).map((figure) => plain(language, figure)).sort(),
    );
    expect(numbers).toEqual(numbers.map(() => numbers[0]));
  }
});

test.each(FILE_LANGUAGES)('a figure of a %s text is what the site writes', (language) => {
  const form = new Intl.NumberFormat(htmlLanguage(language));
  expect(figures(1_234_567)[language]).toBe(form.format(1_234_567));
  expect(figures(0.9, 2)[language]).toBe(language === 'ID' ? '0,90' : '0.90');
});
