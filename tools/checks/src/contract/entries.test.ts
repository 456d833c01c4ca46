import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { entryOf, readExports, unnamedFiles } from './entries';

const EXPORTS = { './*': './src/*.ts', './brand/*': null, './brand': './src/brand/brand.ts' };

test.each([
  ['the name that the package exports it by', 'brand/brand.ts', 'brand'],
  ['its path', 'api/endpoints/games.ts', 'api/endpoints/games'],
  ['its path without the ending of declarations', 'paths.d.ts', 'paths'],
])('the entry of a file is %s', (_what, file, entry) => {
  expect(entryOf(file, EXPORTS)).toBe(entry);
});

test.each(['paths.test.ts', 'brand.test-d.ts', 'release/test-support/made-releases.ts', 'README.md'])(
  '%s is no entry',
  (file) => {
    expect(entryOf(file, EXPORTS)).toBeNull();
  },
);

test('a file of a folder that exports nothing by itself needs a name', () => {
  expect(unnamedFiles(['brand/brand.ts', 'brand/color.ts', 'brand/color.test.ts', 'paths.ts'], EXPORTS)).toEqual([
    'brand/color.ts',
  ]);
});

test('every file of the contract has a name', () => {
  const folder = path.join(ROOT, 'shared-contracts');
  const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  expect(unnamedFiles(files, readExports(folder))).toEqual([]);
});
