import { readRepository, repositoryFiles } from '../repository-files';
import { namedPaths, packageFolders, pathFaults, readmeFaults, withFolders } from './package-readmes';

const files = repositoryFiles();
const known = withFolders(files);
const texts = new Map(readRepository().map(({ file, text }) => [file, text]));

test('every package has a short README whose paths exist', () => {
  const folders = packageFolders(files);
  expect(folders).toEqual(expect.arrayContaining(['host-shell', 'mfe-games', 'tools/run', 'e2e', 'lab']));
  expect(folders.flatMap((folder) => readmeFaults(folder, texts.get(`${folder}/README.md`), known))).toEqual([]);
});

test.each(['README.md', 'SECURITY.md', 'CHANGELOG.md'])('every path that %s names exists', (file) => {
  expect(pathFaults(file, texts.get(file) ?? '`missing.md`', known)).toEqual([]);
});

it('finds packages at the root and in tools', () => {
  expect(packageFolders(['package.json', 'a/package.json', 'tools/b/package.json', 'a/src/c/package.json'])).toEqual([
    'a',
    'tools/b',
  ]);
});

describe('namedPaths', () => {
  it.each(['src/model', 'src/remote.ts', 'docs/', '../docs/x.md', 'package.json', 'tools/run/src/start.ts'])(
    'takes %s for a path',
    (word) => {
      expect(namedPaths(`In \`${word}\` it is.`)).toEqual([word]);
    },
  );

  it.each(['/m/home', 'pnpm bench', 'mfe-*', 'GET /x', '.local/x', 'home.banner', 'results/', 'a/dist/x.js'])(
    'takes %s for other words',
    (word) => {
      expect(namedPaths(`In \`${word}\` it is.`)).toEqual([]);
    },
  );

  it('passes over code blocks', () => {
    expect(namedPaths('```sh\n`src/gone.ts`\n```\n')).toEqual([]);
  });
});

describe('readmeFaults', () => {
  const have = withFolders(['a/src/x.ts', 'docs/y.md']);

  it('accepts paths relative to the package and to the root', () => {
    expect(readmeFaults('a', '`src/x.ts` `src/` `docs/y.md`', have)).toEqual([]);
  });

  it.each([
    [undefined, ['a/README.md is missing']],
    ['`src/z.ts`', ['a/README.md: there is no src/z.ts']],
    ['x\n'.repeat(41), ['a/README.md has 41 lines, more than 40']],
    [`Calls ${'R-'}36.`, [`a/README.md names ${'R-'}36: leave calls to the code`]],
  ])('of %j are %j', (text, faults) => {
    expect(readmeFaults('a', text, have)).toEqual(faults);
  });
});
