import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';

interface Settings {
  readonly entryPoints?: readonly string[];
}

function readJson<Document>(...place: readonly string[]): Document {
  return JSON.parse(readFileSync(path.join(ROOT, ...place), 'utf8')) as Document;
}

/** What TypeDoc begins with in a package: its own settings name it, else the exports of its package.json. */
function entryPointsOf(folder: string): readonly string[] {
  const hasSettings = existsSync(path.join(ROOT, folder, 'typedoc.json'));
  const { entryPoints } = hasSettings ? readJson<Settings>(folder, 'typedoc.json') : {};
  const { exports } = readJson<{ readonly exports: Readonly<Record<string, string>> }>(folder, 'package.json');
  return entryPoints ?? Object.values(exports);
}

const SETTINGS = 'tools/api-docs';
const { entryPoints = [] } = readJson<Settings>(SETTINGS, 'typedoc.json');
const packages = entryPoints.map((entry) => path.join(SETTINGS, entry));

test('the API documentation is of the contract and the kit', () => {
  expect(packages).toEqual(['shared-contracts', 'shared-kit']);
});

test.each(packages)('the API documentation of %s begins with what is there', (folder) => {
  const places = entryPointsOf(folder).map((entry) => path.join(folder, entry.replace(/\*.*$/, '')));
  expect(places).not.toEqual([]);
  expect(places.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
});
