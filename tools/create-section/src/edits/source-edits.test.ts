import { entryNames, fieldTexts, rowText, withEntry, withImport } from './source-edits';

const source = (text: string) => ({ file: 'a.ts', text });
const TABLE = { constant: 'TABLE' };

describe('withEntry', () => {
  it.each([
    ['a row at the end', 'const TABLE = {\n  a: 1,\n};\n', 'const TABLE = {\n  a: 1,\n  b: 2,\n};\n'],
    ['a missing comma', 'const TABLE = {\n  a: 1\n};\n', 'const TABLE = {\n  a: 1,\n  b: 2,\n};\n'],
    [
      'a comment after the last row',
      'const TABLE = {\n  a: 1, // why\n};\n',
      'const TABLE = {\n  a: 1, // why\n  b: 2,\n};\n',
    ],
    ['a list of one line', 'const TABLE = [a, c];\n', 'const TABLE = [a, c, b: 2];\n'],
    ['an empty table', 'export const TABLE = {};\n', 'export const TABLE = {b: 2};\n'],
    [
      'a table behind types',
      'const TABLE = {\n  a: 1,\n} as const satisfies X;\n',
      'const TABLE = {\n  a: 1,\n  b: 2,\n} as const satisfies X;\n',
    ],
    [
      'the argument of a call',
      'export const TABLE = define("x", {\n  a: 1,\n});\n',
      'export const TABLE = define("x", {\n  a: 1,\n  b: 2,\n});\n',
    ],
  ])('%s', (_what, before, after) => expect(withEntry(source(before), TABLE, 'b: 2')).toBe(after));

  it('goes by fields, and before a row of a name', () => {
    const text = "const TABLE = {\n  rows: {\n    a: 1,\n    'z-z': 2,\n  },\n};\n";
    expect(withEntry(source(text), { constant: 'TABLE', fields: ['rows'] }, 'b: {\n  c: 1,\n}', 'z-z')).toBe(
      "const TABLE = {\n  rows: {\n    a: 1,\n    b: {\n      c: 1,\n    },\n    'z-z': 2,\n  },\n};\n",
    );
  });

  it.each([
    ['another constant', 'const OTHER = {};'],
    ['a table that is made', 'const TABLE = make();'],
    ['a table of another place', "import { TABLE } from './b';"],
  ])('refuses %s', (_what, text) =>
    expect(() => withEntry(source(text), TABLE, 'b: 2')).toThrow(
      'a.ts has no TABLE that is written out: add the entry by hand',
    ),
  );

  it('refuses a file that is no TypeScript', () => {
    expect(() => withEntry(source('const TABLE = {'), TABLE, 'b: 2')).toThrow('a.ts cannot be read');
  });
});

it('reads names of rows and texts of fields, those that are written out', () => {
  expect(entryNames(source("const TABLE = { a: 1, 'b-c': 2, ...d };"), TABLE)).toEqual(['a', 'b-c']);
  expect(entryNames(source("const TABLE = ['x', y];"), TABLE)).toEqual(['x']);
  expect(fieldTexts(source("const TABLE = [{ path: '/a' }, { path: P }, b];"), TABLE, 'path')).toEqual(['/a']);
  expect(fieldTexts(source('const TABLE = make();'), TABLE, 'path')).toEqual([]);
});

it('takes a row with other values', () => {
  const text = "const TABLE = [{ site: 'a', of: [1, 2] }];";
  expect(rowText(source(text), TABLE, ['site', 'a'], { site: "'b'" })).toBe("{\n  site: 'b',\n  of: [1, 2],\n}");
  expect(() => rowText(source(text), TABLE, ['site', 'c'], {})).toThrow('a.ts has no row of c in TABLE');
});

it('adds an import after the others', () => {
  expect(withImport(source("import a from 'a';\n\nlet b;\n"), "import c from 'c';")).toBe(
    "import a from 'a';\nimport c from 'c';\n\nlet b;\n",
  );
  expect(withImport(source('let b;\n'), "import c from 'c';")).toBe("import c from 'c';\n\nlet b;\n");
});
