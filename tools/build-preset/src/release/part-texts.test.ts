import path from 'node:path';
import webpack from 'webpack';
import type { Built } from '../bundlers/built';
import { scratchFolder, write } from '../test-support/scratch-repository';
import { assertTexts, LANGUAGES, type GivenTexts } from './part-texts';
import { webpackBuilt } from './webpack-built';

/** What a section is made of, by file below `src`. */
type Sources = Readonly<Record<string, string>>;

/** Loads a module later, in a chunk of its own. */
const later = (chunk: string, file: string): string => `() => import(/* webpackChunkName: "${chunk}" */ '${file}')`;

function sectionWith(changes: Sources, languages: readonly string[] = LANGUAGES): Sources {
  const groups = languages.map((language) => later(`locale-${language}-member`, `./locales/member/${language}.json`));
  const common = LANGUAGES.map((language) => later(`locale-${language}`, `./locales/${language}.json`));
  const parts = [
    later('screen-login', './screens/login'),
    later('screen-deposit', './screens/deposit'),
    later('widget-panel', './widgets/panel'),
  ];
  const texts = LANGUAGES.flatMap((language) => [
    [`locales/${language}.json`, JSON.stringify({ login: { title: 'x' }, games_one: 'x', games_other: 'x' })],
    [`locales/member/${language}.json`, JSON.stringify({ deposit: { title: 'x', day_one: 'x', day_other: 'x' } })],
  ]);
  return {
    'remote.js': `export const remote = [${[...common, ...groups, ...parts].join(', ')}];`,
    'screens/login.js': `export const Login = (t) => t('login.title');`,
    'screens/deposit.js': `export const Deposit = (t) => t('deposit.title');`,
    'widgets/panel.js': `export const Panel = (t) => t('login.title');`,
    ...Object.fromEntries(texts),
    ...changes,
  };
}

const builds = new Map<string, Promise<Built>>();

/** A section's finished build; equal sources are compiled once. */
function compiled(sources: Sources): Promise<Built> {
  const key = JSON.stringify(sources);
  const build = builds.get(key) ?? compile(sources);
  builds.set(key, build);
  return build;
}

function compile(sources: Sources): Promise<Built> {
  const folder = scratchFolder();
  for (const [file, text] of Object.entries(sources)) write(folder, `src/${file}`, text);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { remote: './src/remote.js' },
    optimization: { minimize: false },
    output: { path: path.join(folder, 'dist') },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (stats === undefined || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(webpackBuilt(stats.compilation));
    });
  });
}

const GIVEN: GivenTexts = { screens: { deposit: ['member'] } };

it.each<[string, Sources, GivenTexts | undefined]>([
  ['each part is given what it shows', {}, GIVEN],
  [
    'what looks like a key is the name of something else',
    {
      'screens/login.js': `export const Login = (t, say) => say('deposit.ended', t('login.title'), 'a deposit.title');`,
    },
    GIVEN,
  ],
])('accepts a section where %s', async (_what, changes, given) => {
  const build = await compiled(sectionWith(changes));
  expect(() => assertTexts(build, given)).not.toThrow();
});

it('asks nothing of a section without groups', async () => {
  const build = await compiled({ 'remote.js': `export const remote = (t) => t('login.title');` });
  expect(() => assertTexts(build)).not.toThrow();
});

const SHARED = `export const Sum = (t, days, name) => [t('deposit.day', { count: days }), t(\`deposit.\${name}\`)];`;

it.each<[string, Sources, GivenTexts, string]>([
  [
    'a screen shows a text of a group that it is not given',
    {},
    {},
    'screen-deposit shows deposit.title (src/screens/deposit.js) of the texts member, which src/routes.ts does not give it',
  ],
  [
    'a widget shows one that counts, by a module that it shares',
    {
      'parts/sum.js': SHARED,
      'widgets/panel.js': `export { Sum as Panel } from '../parts/sum';`,
    },
    GIVEN,
    'widget-panel shows deposit.day (src/parts/sum.js) of the texts member, which src/routes.ts does not give it',
  ],
  [
    'a screen shows one whose last name is put in, in what it loads later',
    {
      'parts/sum.js': `export const sum = (t, name) => t(\`deposit.\${name}\`);`,
      'screens/login.js': `export const Login = () => import('../parts/sum');`,
    },
    GIVEN,
    'screen-login shows deposit. (src/parts/sum.js) of the texts member, which src/routes.ts does not give it',
  ],
  [
    'the start of the section shows one',
    { 'remote.js': `${sectionWith({})['remote.js']} export const title = (t) => t('deposit.title');` },
    GIVEN,
    'src/remote.ts imports what shows deposit.title (src/remote.js) of the texts member: only parts may show them',
  ],
  [
    'a part is given a group that there is not',
    {},
    { screens: { deposit: ['members'] } },
    'src/routes.ts gives screens/deposit the texts members, which src/locales.ts does not load',
  ],
  [
    'a part that there is not is given one',
    {},
    { widgets: { wallet: ['member'] } },
    'src/routes.ts gives texts to widgets/wallet, which there is not',
  ],
  [
    'a group has texts of the same first name as all parts',
    { 'locales/member/EN.json': JSON.stringify({ login: { hello: 'x' } }) },
    GIVEN,
    'src/locales/member and src/locales both have the texts login: rename one, or move them together',
  ],
])('refuses a section where %s', async (_what, changes, given, sentence) => {
  const build = await compiled(sectionWith(changes));
  expect(() => assertTexts(build, given)).toThrow(sentence);
});

it('refuses a group that lacks a language', async () => {
  const build = await compiled(sectionWith({}, ['CN', 'EN', 'ID']));
  const sentence = 'src/locales/member is not loaded in TY: src/locales.ts takes every language';
  expect(() => assertTexts(build, GIVEN)).toThrow(sentence);
});
