import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import { readRepository } from '../repository-files';
import { ROOT } from '../workspace';
import { glossaryRows } from './glossary';
import { siteTexts, type SiteText } from './site-texts';
import { wordFaults } from './word-faults';

const ROWS = glossaryRows(`
| term    | translation    | never        | why  |
| ------- | -------------- | ------------ | ---- |
| rebate  | 返水 / 返点    | 回扣         |      |
| “apply” | 应用 / 申请    |              | two  |
| centre  | 中心           |              |      |
`);
const text = (EN: string, CN: string, place = 'here'): SiteText => ({ place, EN, CN, ID: '', TY: '' });

describe('the rules', () => {
  it('read a table', () => {
    expect(ROWS).toEqual([
      { term: 'rebate', isWhole: false, translations: ['返水', '返点'], never: ['回扣'] },
      { term: 'apply', isWhole: true, translations: ['应用', '申请'], never: [] },
      { term: 'centre', isWhole: false, translations: ['中心'], never: [] },
    ]);
  });

  it('find two translations of one text, whatever its case and last mark', () => {
    expect(wordFaults('CN', [text('Show all', '查看全部'), text('Show all.', '显示全部', 'there')], [])).toEqual([
      'CN: “show all” is translated in two ways: “查看全部” (here), “显示全部” (there)',
    ]);
    expect(wordFaults('CN', [text('Show all', '查看全部'), text('Show all.', '查看全部。')], [])).toEqual([]);
  });

  it('allow the translations that a row tells apart, and no third', () => {
    const two = [text('Apply', '应用'), text('Apply', '申请')];
    expect(wordFaults('CN', two, ROWS)).toEqual([]);
    expect(wordFaults('CN', [...two, text('Apply', '使用')], ROWS)).toHaveLength(2);
  });

  it('find a term that is translated by other words, in a sentence too', () => {
    expect(wordFaults('CN', [text('The help centres answer', '帮助处会回答')], ROWS)).toEqual([
      'CN: “centre” is not translated by its row: “The help centres answer” is “帮助处会回答” (here)',
    ]);
    const others = [
      text('Concentrated', '专注'),
      text('{{centre}} <b class="centre">one</b>', '一'),
      text('Apply now', '去'),
    ];
    expect(wordFaults('CN', others, ROWS)).toEqual([]);
  });

  it('find words that are never used', () => {
    expect(wordFaults('CN', [text('Gift', '回扣')], ROWS)).toEqual([
      'CN: “回扣” is never used for “rebate”: “回扣” (here)',
    ]);
  });

  it('read the texts of packages, routes and the back end', () => {
    const files = [
      { file: 'mfe-x/src/locales/EN.json', text: '{"a":{"b":"Yes"}}' },
      { file: 'mfe-x/src/locales/CN.json', text: '{"a":{"b":"是"}}' },
      { file: 'mfe-x/src/locales/pages/EN.json', text: '{"c":"No"}' },
      { file: 'mfe-x/src/routes.ts', text: "title: { CN: '甲', EN: 'A', ID: 'B', TY: 'C' }," },
      { file: 'tools/reference-gateway/src/a.ts', text: "x = texts('One', `一${n}`,\n 'Satu',\n 'Isa',\n);" },
    ];
    expect(siteTexts(files)).toEqual([
      { place: 'mfe-x: a.b', EN: 'Yes', CN: '是' },
      { place: 'mfe-x: c', EN: 'No' },
      { place: 'mfe-x/src/routes.ts', CN: '甲', EN: 'A', ID: 'B', TY: 'C' },
      { place: 'tools/reference-gateway/src/a.ts', EN: 'One', CN: '一${n}', ID: 'Satu', TY: 'Isa' },
    ]);
  });
});

describe('the site', () => {
  const texts = siteTexts(readRepository());

  it('has texts in all three places', () => {
    const of = (part: string) => texts.filter(({ place }) => place.includes(part)).length;
    expect(
      [of('mfe-account: '), of('host-shell: '), of('routes.ts'), of('reference-gateway')].map((n) => n > 20),
    ).toEqual([true, true, true, true]);
  });

  it.each(FILE_LANGUAGES)('has one word for one term in %s', (language) => {
    const page = readFileSync(path.join(ROOT, `docs/words/${language}.md`), 'utf8');
    const rows = glossaryRows(page);
    expect(rows.length).toBeGreaterThan(4);
    expect(wordFaults(language, texts, rows)).toEqual([]);
  });
});
