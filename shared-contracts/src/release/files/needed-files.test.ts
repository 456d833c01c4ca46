import { allFileNames, allScriptNames, fileNames, needsOf, type PartName } from './needed-files';

const needs = (name: string) => ({ scripts: [`${name}.mjs`, 'common.mjs'], styles: [`${name}.css`], shared: [] });

const RELEASE = {
  entry: 'entry.mjs',
  start: needs('start'),
  screens: { list: needs('list'), lottery: needs('lottery'), member: { ...needs('member'), texts: ['member'] } },
  widgets: { banner: needs('banner') },
  locales: { EN: needs('EN'), CN: needs('CN'), 'EN-member': needs('EN-member') },
  sharedChunks: { 'shared-kit/form': needs('form') },
  documents: { '/vip.html': { entry: 'vip.mjs', ...needs('document') } },
};

/** What is found is told by the first script of each. */
const marks = (found: ReturnType<typeof needsOf>): string[] => found.map(({ scripts: [first = ''] }) => first);

it.each<[string, string, readonly PartName[] | undefined, readonly string[]]>([
  ['nothing but the package', 'EN', undefined, ['EN.mjs']],
  ['a screen', 'EN', [['screens', 'list']], ['EN.mjs', 'list.mjs']],
  ['a screen in another language', 'CN', [['screens', 'list']], ['CN.mjs', 'list.mjs']],
  ['a widget', 'EN', [['widgets', 'banner']], ['EN.mjs', 'banner.mjs']],
  [
    'several parts, in their order',
    'EN',
    [
      ['screens', 'lottery'],
      ['widgets', 'banner'],
    ],
    ['EN.mjs', 'lottery.mjs', 'banner.mjs'],
  ],
  ['a screen with a group of texts', 'EN', [['screens', 'member']], ['EN.mjs', 'member.mjs', 'EN-member.mjs']],
  ['a group that the language does not have', 'CN', [['screens', 'member']], ['CN.mjs', 'member.mjs']],
  ['a part that the release does not have', 'EN', [['screens', 'banner']], ['EN.mjs']],
  ['a language that it does not have', 'ID', [['screens', 'list']], ['list.mjs']],
])('after the start, %s in %s needs its texts and itself', (_what, language, parts, expected) => {
  expect(marks(needsOf(RELEASE, language, parts))).toEqual(['start.mjs', ...expected]);
});

it('names the files of each need, scripts before styles', () => {
  expect(fileNames(needsOf(RELEASE, 'EN', [['screens', 'list']]))).toEqual([
    ...['start.mjs', 'common.mjs', 'start.css', 'EN.mjs', 'common.mjs', 'EN.css', 'list.mjs', 'common.mjs', 'list.css'],
  ]);
});

it('names all files that pages open, those of documents included', () => {
  const names = ['start', 'list', 'lottery', 'member', 'banner', 'EN', 'CN', 'EN-member', 'form', 'document'];
  const scripts = ['entry.mjs', 'vip.mjs', 'common.mjs', ...names.map((name) => `${name}.mjs`)];
  expect([...allScriptNames(RELEASE)].sort()).toEqual([...scripts].sort());
  expect([...allFileNames(RELEASE)].sort()).toEqual([...scripts, ...names.map((name) => `${name}.css`)].sort());
});
