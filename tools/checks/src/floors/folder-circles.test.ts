import { folderCircles } from './folder-circles';

/** The faults of a package whose files have these texts, by their paths below `tools/any`. */
function circles(files: Readonly<Record<string, string>>): readonly string[] {
  const texts = Object.entries(files).map(([file, text]) => ({ file: `tools/any/${file}`, text }));
  return folderCircles({ folder: 'tools/any', files: texts });
}

it('names every import between two folders that need each other', () => {
  expect(circles({ 'src/a/x.ts': "\nimport '../b/y';", 'src/b/y.ts': '', 'src/b/z.ts': "import '../a/x';" })).toEqual([
    'tools/any/src/a/x.ts:2 imports ../b/y: a and b are in a circle',
    'tools/any/src/b/z.ts:1 imports ../a/x: b and a are in a circle',
  ]);
});

it('names only the imports of a circle over several folders', () => {
  const files = {
    'src/a/x.ts': "import '../b/x';",
    'src/b/x.ts': "import type { X } from '../c/x';",
    'src/c/x.tsx': "import '../a/x'; import '../d/x.css';",
    'src/d/x.css': '',
  };
  expect(circles(files).map((fault) => fault.replace(/ imports.*: /, ' '))).toEqual([
    'tools/any/src/a/x.ts:1 a and b are in a circle',
    'tools/any/src/b/x.ts:1 b and c are in a circle',
    'tools/any/src/c/x.tsx:1 c and a are in a circle',
  ]);
});

it.each([
  [
    'a folder and one within it',
    { 'src/a/x.ts': "import './b/y';", 'src/a/b/y.ts': "import '../z';", 'src/a/z.ts': '' },
  ],
  ['a file beside the folders and a folder', { 'src/x.ts': "import './a/y';", 'src/a/y.ts': "import '../x';" }],
  ['folders of a package without src', { 'a/x.ts': "import '../b/y';", 'b/y.ts': "import '../a/x';" }],
  ['an import by the name of the package', { 'a/x.ts': "import 'any/b/y';", 'b/y.ts': "import '../a/x';" }],
  ['a later import', { 'a/x.ts': "const x = () => import('../b/y');", 'b/y.ts': "import '../a/x';" }],
])('finds a circle of %s', (_what, files) => {
  expect(circles(files)).toHaveLength(2);
});

it.each([
  ['files of one folder', { 'src/a/x.ts': "import './y';", 'src/a/y.ts': "import './x';" }],
  ['a test', { 'src/a/x.test.ts': "import '../b/y';", 'src/b/y.ts': "import '../a/x';", 'src/a/x.ts': '' }],
  ['another package', { 'src/a/x.ts': "import '../../../other/b/y';", 'src/b/y.ts': "import '../a/x';" }],
  ['files that are not there', { 'src/a/x.ts': "import '../b/z';", 'src/b/y.ts': "import '../a/x';" }],
])('finds no circle in imports of %s', (_what, files) => {
  expect(circles(files)).toEqual([]);
});
