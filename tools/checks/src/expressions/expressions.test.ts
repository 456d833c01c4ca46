import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { expressionsIn } from './find-expressions';
import { steadyMilliseconds } from './pump';

/** No text may hold a page or a server up for longer. */
const LIMIT_MS = 50;

const FOLDERS = [
  'shared-contracts',
  'shared-kit',
  'host-shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
  'tools/reference-gateway',
  'tools/delivery',
  'tools/release-cli',
];

/** Drawings of the gateway's own are left out: what is read there was written there. */
function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('art/'))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.|\.d\.ts$|(?:^|\/)(?:testing|test-support|attacks)\//.test(file),
    )
    .map((file) => path.join(folder, file))
    .sort();
}

const files = FOLDERS.flatMap((folder) => sourceFiles(path.join(folder, 'src'))).map((file) => ({
  file,
  ...expressionsIn(readFileSync(path.join(ROOT, file), 'utf8'), file.endsWith('x')),
}));

/** Files that make an expression of what only comes while they run: the rules of a merchant's own forms, and copies. */
const MADE_LATER = [
  'mfe-account/src/model/registration-fields.ts',
  'mfe-agent/src/model/new-account.ts',
  'tools/reference-gateway/src/handlers/registration-rules.ts',
  'tools/release-cli/src/store/s3-xml.ts',
];

test('expressions made of what comes later are known by name', () => {
  expect(files.filter(({ unknown }) => unknown > 0).map(({ file }) => file)).toEqual(MADE_LATER);
  expect(files.flatMap(({ found }) => found).length).toBeGreaterThan(100);
});

describe('no expression takes long over any text', () => {
  const unique = new Map(
    files.flatMap(({ file, found }) =>
      found.map((expression) => [`/${expression.source}/${expression.flags}`, { file, expression }] as const),
    ),
  );
  test.each([...unique].map(([name, entry]) => ({ name, ...entry })))('$file: $name', ({ expression }) => {
    expect(steadyMilliseconds(expression, LIMIT_MS)).toBeLessThan(LIMIT_MS);
  });
});

describe('the watch sees', () => {
  test.each(['^(a+)+$', '(x+x+)+y', '^(\\w+\\s?)*$', '\\s+$', '^https://(?:\\w+\\.?)*/$', '(?:<[^>]*)*>$'])(
    'that /%s/ does',
    (source) => {
      expect(steadyMilliseconds({ source, flags: '' }, LIMIT_MS, 500)).toBeGreaterThan(LIMIT_MS);
    },
  );

  test('the same text on a good expression is quick', () => {
    expect(steadyMilliseconds({ source: '^[a-z]+$', flags: 'u' }, LIMIT_MS)).toBeLessThan(LIMIT_MS);
  });
});

test('expressions are found wherever they stand', () => {
  const code = [
    'const PART = String.raw`\\d+`;',
    'export const a = /x+/gi;',
    "export const b = new RegExp(`^${PART}/${other()}$`, 'u');",
    "export const c = new RegExp('a' + 'b');",
    "export const d = { pattern: '^\\\\w+$', other: 'no' };",
    'export const e = (text: string) => <p title={text.replace(/y/, String(new RegExp(text)))}>{`/no/`}</p>;',
  ].join('\n');
  expect(expressionsIn(code, true)).toEqual({
    found: [
      { source: 'x+', flags: 'gi' },
      { source: '^\\d+/x$', flags: 'u' },
      { source: 'ab', flags: '' },
      { source: '^\\w+$', flags: '' },
      { source: 'y', flags: '' },
    ],
    unknown: 1,
  });
});
