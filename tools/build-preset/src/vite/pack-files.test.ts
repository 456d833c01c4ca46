import { packFiles, type PackedChunk, type Packing } from './pack-files';

interface Sketch {
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  /** In bytes. */
  readonly size?: number;
}

function chunksOf(sketches: Readonly<Record<string, Sketch>>): readonly PackedChunk[] {
  return Object.entries(sketches).map(([id, { name, imports = [], later = [], size = 100 }]) => {
    return { id, name, imports, later, code: 'x'.repeat(size) };
  });
}

const idsOf = (chunks: readonly PackedChunk[]): readonly string[] => chunks.map(({ id }) => id);

/** What is in the file of each pack, and in the files in common. */
function filesIn({ packs, common }: Packing<PackedChunk>): Readonly<Record<string, unknown>> {
  const own = packs.map((pack) => [pack.name, [...idsOf(pack.own), ...pack.common]]);
  return { ...Object.fromEntries(own), common: common.map(idsOf) };
}

const FIRST = { name: 'remote', later: ['a', 'b', 'c', 'd'] };

it('puts what is small into every file that needs it, after what it imports', () => {
  const chunks = chunksOf({
    remote: FIRST,
    a: { name: 'screen-a', imports: ['list', 'word'] },
    b: { name: 'screen-b', imports: ['list'] },
    list: { imports: ['word'] },
    word: {},
  });
  expect(filesIn(packFiles(chunks))).toEqual({
    remote: ['remote'],
    'screen-a': ['word', 'list', 'a'],
    'screen-b': ['word', 'list', 'b'],
    common: [],
  });
});

it('gives what is large a file for all that share it', () => {
  const chunks = chunksOf({
    remote: FIRST,
    a: { name: 'screen-a', imports: ['form', 'word'] },
    b: { name: 'screen-b', imports: ['form', 'chart', 'word'] },
    c: { name: 'screen-c', imports: ['chart', 'form', 'word'] },
    d: { name: 'widget-d', imports: ['word'] },
    form: { size: 20_000 },
    chart: { size: 23_000 },
    word: { size: 3000 },
  });
  expect(filesIn(packFiles(chunks))).toEqual({
    remote: ['remote'],
    'screen-a': ['a', 0],
    'screen-b': ['b', 0, 1],
    'screen-c': ['c', 0, 1],
    'widget-d': ['word', 'd'],
    common: [['form', 'word'], ['chart']],
  });
});

it('gives no part a third such file', () => {
  const large = ['one', 'two', 'three'];
  const chunks = chunksOf({
    remote: FIRST,
    a: { name: 'screen-a', imports: large },
    b: { name: 'screen-b', imports: ['one'] },
    c: { name: 'screen-c', imports: ['two'] },
    d: { name: 'screen-d', imports: ['three'] },
    one: { size: 25_000 },
    two: { size: 24_000 },
    three: { size: 23_000 },
  });
  expect(filesIn(packFiles(chunks))).toEqual({
    remote: ['remote'],
    'screen-a': ['three', 'a', 0, 1],
    'screen-b': ['b', 0],
    'screen-c': ['c', 1],
    'screen-d': ['three', 'd'],
    common: [['one'], ['two']],
  });
});

it('leaves out what the first file has, and what all that load a part have', () => {
  const chunks = chunksOf({
    remote: { ...FIRST, imports: ['start'] },
    start: {},
    a: { name: 'screen-a', imports: ['word', 'list', 'start'], later: ['sheet'] },
    b: { name: 'screen-b', imports: ['word'], later: ['sheet'] },
    sheet: { name: 'sheet', imports: ['word', 'list'] },
    word: {},
    list: {},
  });
  expect(filesIn(packFiles(chunks))).toEqual({
    remote: ['start', 'remote'],
    'screen-a': ['word', 'list', 'a'],
    'screen-b': ['word', 'b'],
    sheet: ['list', 'sheet'],
    common: [],
  });
});

it('packs chunks that import each other', () => {
  const chunks = chunksOf({
    remote: FIRST,
    a: { name: 'screen-a', imports: ['one'] },
    one: { imports: ['two'] },
    two: { imports: ['one'] },
  });
  expect(filesIn(packFiles(chunks))).toMatchObject({ 'screen-a': ['two', 'one', 'a'] });
});
