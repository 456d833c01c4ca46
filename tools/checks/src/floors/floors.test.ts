import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionFolders } from 'services/section-folders';
import { packageFolders } from '../documents/package-readmes';
import { readRepository, repositoryFiles } from '../repository-files';
import { SECTION_FLOORS } from '../section-structure';
import { ROOT } from '../workspace';
import { crowdedFolders } from './crowded-folders';
import { floorFaults, type Floors } from './floor-faults';
import { folderCircles } from './folder-circles';

const FLOORS: Floors = { lib: ['storage', 'texts'], views: ['layout', 'layout/frame', 'screens'], app: ['main.ts'] };
const filler = ['storage/a.ts', 'texts/a.json', 'layout/a.ts', 'layout/frame/a.ts', 'screens/a.css', 'main.ts'];

/** The faults of a package with something in every folder, and one file more. */
function faultsWith(file: string, text: string, floors = FLOORS): readonly string[] {
  const files = [...filler.map((name) => ({ file: name, text: '' })), { file, text }];
  return floorFaults({
    folder: 'tools/any',
    floors,
    files: files.map((each) => ({ ...each, file: `tools/any/src/${each.file}` })),
  });
}

const names = repositoryFiles();
const repository = readRepository();
const packages = packageFolders(names);
const filesOf = (folder: string) => repository.filter(({ file }) => file.startsWith(`${folder}/`));

it('finds every package', () => {
  expect(packages).toEqual(
    expect.arrayContaining(['e2e', 'host-shell', 'lab', 'shared-contracts', 'shared-kit', 'tools/checks']),
  );
  expect(packages).toEqual(expect.arrayContaining(sectionFolders(ROOT)));
});

it.each(packages.filter((folder) => names.includes(`${folder}/floors.json`)))('%s imports downward only', (folder) => {
  const floors = JSON.parse(readFileSync(path.join(ROOT, folder, 'floors.json'), 'utf8')) as Floors;
  expect(floorFaults({ folder, floors, files: filesOf(folder) })).toEqual([]);
});

it.each(sectionFolders(ROOT))('%s imports downward only, by the floors of every section', (folder) => {
  const files = filesOf(folder);
  const isThere = (entry: string): boolean =>
    files.some(({ file }) => `${file}/`.startsWith(`${folder}/src/${entry}/`));
  const floors = Object.entries(SECTION_FLOORS).map(([floor, entries]) => [floor, entries.filter(isThere)] as const);
  expect(floorFaults({ folder, floors: Object.fromEntries(floors), files })).toEqual([]);
});

it.each(packages)('%s has no circle among its folders', (folder) => {
  expect(folderCircles({ folder, files: filesOf(folder) })).toEqual([]);
});

it.each(packages)('%s has no crowded folder', (folder) => {
  expect(crowdedFolders(names.filter((file) => file.startsWith(`${folder}/`)))).toEqual([]);
});

it.each([
  ['of a lower floor', 'screens/x.ts', "import { a } from '../storage/a';"],
  ['of a lower folder of the same floor', 'texts/x.ts', "import { a } from '../storage/a';"],
  ['of the same folder', 'storage/x.ts', "import { a } from './a';"],
  ['of another package', 'storage/x.ts', "import { a } from 'other/main';"],
  ['outside of src', 'storage/x.ts', "import { a } from '../../main';"],
  ['of a folder within a folder that is listed above it', 'layout/frame/x.ts', "import { a } from '../a';"],
  ['of a test', 'storage/x.test.ts', "import { a } from '../main';"],
])('allows an import %s', (_what, file, text) => {
  expect(faultsWith(file, text)).toEqual([]);
});

it.each([
  ['values', "import { a } from '../layout/a';"],
  ['types', "import type { A } from '../layout/a';"],
  ['nothing by name', "import '../layout/a';"],
  ['what it exports again', "export { a } from '../layout/a';"],
  ['later', "const later = () => import(/* webpackChunkName: 'a' */ '../layout/a');"],
  ['a type in place', "type A = import('../layout/a').A;"],
  ['over several lines', "import {\n  a,\n} from '../layout/a';"],
  ['by the name of the package', "import { a } from 'any/layout/a';"],
])('finds a file that imports %s from a higher floor', (_what, text) => {
  expect(faultsWith('texts/x.ts', `\n${text}\n`).join()).toMatch(
    /^tools\/any\/src\/texts\/x\.ts:\d imports \S+layout\/a: layout \(views\) is above texts \(lib\)$/,
  );
});

it('names the line of an import', () => {
  expect(faultsWith('texts/x.ts', "\n\nimport '../main';\n")).toEqual([
    'tools/any/src/texts/x.ts:3 imports ../main: main.ts (app) is above texts (lib)',
  ]);
});

it.each([
  ['a higher folder of the same floor', 'storage/x.ts', "import '../texts/a.json';", 'texts (lib) is above storage'],
  ['a higher folder within its own', 'layout/x.ts', "import './frame/a';", 'layout/frame (views) is above layout'],
])('finds an import of %s', (_what, file, text, fault) => {
  expect(faultsWith(file, text).join()).toContain(fault);
});

it.each([
  ['a folder on no floor', 'more/x.ts', FLOORS, 'src/more is on no floor: add it to tools/any/floors.json'],
  ['a file on no floor', 'x.ts', FLOORS, 'src/x.ts is on no floor'],
  ['an entry that is nowhere', 'main.ts', { ...FLOORS, top: ['gone'] }, 'lists gone, but there is no such folder'],
  ['an entry that is listed twice', 'main.ts', { ...FLOORS, top: ['main.ts'] }, 'floors.json lists main.ts twice'],
])('finds %s', (_what, file, floors, fault) => {
  expect(faultsWith(file, '', floors).join()).toContain(fault);
});

it('asks no floor for a document and a test beside the folders', () => {
  expect(faultsWith('README.md', '')).toEqual([]);
  expect(faultsWith('main.test.ts', "import './main';")).toEqual([]);
});

it('counts the files of a folder without those of its folders', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_file, index) => `${folder}/${index}.ts`);
  expect(crowdedFolders([...files('src/a', 25), ...files('src/a/b', 26)])).toEqual([
    'src/a/b holds 26 files: divide it, at most 25 are allowed',
  ]);
});

it.each(['webp', 'avif'])('does not count pictures: %s', (ending) => {
  expect(crowdedFolders(Array.from({ length: 26 }, (_file, index) => `pictures/${index}.${ending}`))).toEqual([]);
});
