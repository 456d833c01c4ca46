import type { Texts } from 'shared-contracts/remote/remote-contract';
import type { TextBundle } from 'shared-kit/i18n';
import CN from '../locales/CN.json';
import EN from '../locales/EN.json';
import ID from '../locales/ID.json';
import TY from '../locales/TY.json';
import { HOST_TEXTS, PageTexts } from './page-texts';

const BUNDLES: readonly TextBundle[] = Object.entries({ CN, EN, ID, TY }).map(([language, texts]) => ({
  language,
  namespace: HOST_TEXTS,
  texts,
}));

function entriesOf(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : entriesOf(value, `${before}${key}.`),
  );
}

/** Something for every place of a text, that is neither a place nor a pattern itself. */
function fieldsOf(text: string): Record<string, string> {
  const names = [...text.matchAll(/\{\{\s*(\S+?)\s*\}\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name} & {{x}} $1>`]));
}

/** Every text of a language, filled, as the page reads it now. */
function allTexts(page: PageTexts): string[] {
  return BUNDLES.filter(({ language }) => language === page.language).flatMap(({ namespace, texts }) =>
    entriesOf(texts).map(([key, text]) => page.get(namespace)(key, fieldsOf(text))),
  );
}

describe('the texts of a page', () => {
  it.each(['CN', 'EN', 'ID', 'TY'])('%s read the same before and after the library has come', async (language) => {
    const page = new PageTexts(language);
    BUNDLES.forEach((bundle) => page.add(bundle));
    const before = allTexts(page);
    expect(before.length).toBeGreaterThan(200);
    await page.prepareChange();
    expect(allTexts(page)).toEqual(before);
  });

  it('take what comes after the library, in the language that is shown', async () => {
    const page = new PageTexts('EN');
    page.add({ language: 'EN', namespace: HOST_TEXTS, texts: { hello: 'Hello' } });
    await page.prepareChange();
    page.add({ language: 'CN', namespace: HOST_TEXTS, texts: { hello: '你好' } });
    expect([page.t('hello'), page.t('missing')]).toEqual(['Hello', 'missing']);
    page.show('CN');
    expect([page.t('hello'), page.t('missing')]).toEqual(['你好', 'missing']);
  });
});
