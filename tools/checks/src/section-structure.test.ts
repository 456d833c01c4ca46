import { fileFaults, structureFaults } from './section-structure';

const ENTRIES = ['budget.ts', 'capabilities.ts', 'i18n.ts', 'locales', 'remote.ts', 'routes.ts', 'screens'];

test('passes the agreed structure', () => {
  expect(structureFaults('mfe-x', [...ENTRIES, 'model', 'remote.test.ts'])).toEqual([]);
});

test('names an unknown entry and a missing one', () => {
  expect(structureFaults('mfe-x', [...ENTRIES.slice(1), 'utils'])).toEqual([
    "mfe-x/src/utils is not part of a section's structure",
    'mfe-x/src/budget.ts is missing',
  ]);
});

const CALLS = `import { useEndpoint } from 'shared-kit/data';\nexport const useThing = () => useEndpoint(thing, {});`;

/** The faults of a section with one call and one rule, and one file more. */
function faultsWith(file: string, text: string): string[] {
  const usual = [
    { file: 'api/use-thing.ts', text: CALLS },
    { file: 'api/use-thing.test.ts', text: '' },
    { file: 'model/rule.ts', text: 'export const rule = 1;' },
    { file: 'screens/home/home.tsx', text: "import { rule } from '../../model/rule';" },
  ];
  const itsTest = { file: file.replace(/\.tsx?$/, '.test.ts'), text: '' };
  return fileFaults('mfe-x', [...usual, { file, text }, itsTest]);
}

test.each([
  ['api/ask.ts', 'export const ask = ({ http }) => http.call(thing, {});'],
  ['api/ask.ts', 'export const ask = (context) =>\n  context.http\n    .call(thing, {});'],
  ['api/open.ts', "export const open = ({ intents }) => intents.request('open', {});"],
  ['api/sign-in.ts', 'export const resume = ({ requests }) => requests.signIn({});'],
  ['api/use-both.ts', "import { useThing } from './use-thing';\nexport const useBoth = () => useThing();"],
  ['api/use-thing.test.tsx', "import { Button } from 'shared-kit/ui';\nlet shown = 0;"],
  ['model/rule.test.ts', "import { rule } from './rule';"],
  ['model/des.d.ts', "declare module 'des';"],
  ['testing/some-thing.ts', 'export const someThing = {};'],
  ['store/hint.ts', 'const hint = createStore(() => null);'],
])('accepts %s', (file, text) => {
  expect(faultsWith(file, text)).toEqual([]);
});

test.each([
  ['api/rule.ts', 'export const half = (sum) => sum / 2;', 'makes no call'],
  ['api/one.ts', "import { other } from './one';", 'makes no call'],
  ['api/use-thing-text.ts', `${CALLS}\nimport { useT } from '../i18n';`, 'shows something'],
  ['api/use-thing-view.tsx', `${CALLS}\nimport { Button } from 'shared-kit/ui';`, 'shows something'],
  ['api/use-last.ts', `${CALLS}\nlet last = 0;`, 'keeps state'],
  ['api/use-given.ts', `${CALLS}\nconst Given = createContext<string | null>(null);`, 'keeps state'],
  ['api/use-kept.ts', `${CALLS}\nstorage.setLocal('last', '1');`, 'writes to the device'],
  ['model/some-thing.ts', 'export const someThing = {};', 'is used by tests alone'],
])('%s with %j is named', (file, text, fault) => {
  expect(faultsWith(file, text)).toEqual([expect.stringContaining(`mfe-x/src/${file} ${fault}`)]);
});

test.each(['api/ask.ts', 'store/hint.ts', 'browser/key-store.tsx'])('%s needs a test beside it', (file) => {
  const ask = { file, text: 'export const ask = ({ http }) => http.call(thing, {});' };
  expect(fileFaults('mfe-x', [ask])).toEqual([`mfe-x/src/${file} has no test beside it`]);
});

test('what only tests import is not used', () => {
  const test = { file: 'screens/home/home.test.tsx', text: "import { some } from '../../model/some-thing';" };
  expect(fileFaults('mfe-x', [{ file: 'model/some-thing.ts', text: '' }, test])).toEqual([
    'mfe-x/src/model/some-thing.ts is used by tests alone: it belongs to testing',
  ]);
});
