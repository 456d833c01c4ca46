import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { undocumentedNames } from './documented';
import { entryOf, readExports } from './entries';

const CONTRACTS = path.join(ROOT, 'shared-contracts');
const SOURCES = path.join(CONTRACTS, 'src');
const read = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8');

test.each([
  ['a function', 'export function a(): void {}', ['a']],
  ['a constant', 'export const a = 1;', ['a']],
  ['a class', 'export class A {}', ['A']],
  ['a method of a class', '/** A. */ export class A { b(): void {} #c(): void {} private d(): void {} }', ['A b']],
  ['an interface and its members', 'export interface A { readonly b: string; c(): void }', ['A', 'A b', 'A c']],
  ['a name in quotes', "/** A. */ export interface A { 'b.c': string }", ['A b.c']],
  ['a member of a member', '/** A. */ export interface A { /** B. */ b: readonly { c: string }[] }', ['A b c']],
  ['a member of a variant', "/** A. */ export type A = { kind: 'b' } | { kind: 'c'; d: string }", ['A d']],
  ['a member of an argument', '/** A. */ export type A = Readonly<{ b: string }>;', ['A b']],
  ['one of two members of a name', '/** A. */ export type A = { /** B. */ b: 1 | 2 } | { b: 3 | 4 };', ['A b']],
  ['a type of a constant elsewhere', "import { b } from './b';\nexport type A = typeof b;", ['A']],
  ['a field of a schema', '/** A. */ export const a = v.strictObject({ b: v.string() });', ['a b']],
  [
    'a field within schemas',
    '/** A. */ export const a = v.pipe(v.record(v.string(), v.object({ b: v.string() })), v.minLength(1));',
    ['a b'],
  ],
  ['a field of a variant', "/** A. */ export const a = v.variant('k', [v.object({ b: v.string() })]);", ['a b']],
  ['a comment that is no docstring', '/* A. */ export const a = 1;', ['a']],
  ['a docstring that says nothing', '/** */ export const a = 1;', ['a']],
  ['an id of a call', '/** R-41.add. */ export const a = 1;', ['a']],
  ['a docstring of what stands before', '/** A. */ export const a = 1;\nexport const b = 2;', ['b']],
])('names %s, not described', (_case, source, names) => {
  expect(undocumentedNames('entry', source)).toEqual(names);
});

test.each([
  ['a discriminant', "/** A. */ export type A = { readonly kind: 'b' };"],
  ['the literal of a schema', '/** A. */ export const a = v.object({ schema: v.literal(1) });'],
  ['what chooses among variants', "/** A. */ export type A = Exclude<B, { kind: 'c' | 'd' }>;"],
  ['a type of a constant of its file', '/** A. */ export const a = [1] as const;\nexport type A = (typeof a)[number];'],
  ['a further overload', '/** A. */ export function a(b: 1): void;\nexport function a(b: unknown): void {}'],
  ['what a function takes', '/** A. */ export interface A { /** B. */ b: (options: { c?: boolean }) => void }'],
  ['what is not exported', 'const a = 1;\ninterface B { c: string }'],
])('asks for no docstring of %s', (_case, source) => {
  expect(undocumentedNames('entry', source)).toEqual([]);
});

test('payloads of calls need one, their fields do not', () => {
  const source = 'export const a = part({ b: text });';
  expect(undocumentedNames('api/endpoints/a', source)).toEqual(['a']);
});

describe('the contract', () => {
  const exports = readExports(CONTRACTS);
  const entries = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const entry = entryOf(file, exports);
    return entry === null ? [] : [{ entry, file }];
  });

  it('has a docstring for everything that it exports', () => {
    const missing = entries.flatMap(({ entry, file }) =>
      undocumentedNames(entry, read(file)).map((name) => `${entry}: ${name}`),
    );
    expect(entries.map(({ entry }) => entry)).toContain('remote/remote-context');
    expect(missing).toEqual([]);
  });

  it('lacks what one of its docstrings is taken from', () => {
    const source = read('remote/remote-context.ts');
    const [docstring = ''] = /\/\*\* [^\n]+ \*\/(?=\n {2}readonly theme:)/.exec(source) ?? [];
    expect(undocumentedNames('remote/remote-context', source.replace(docstring, ''))).toEqual(['RemoteContext theme']);
  });
});

describe('the kit', () => {
  const sources = path.join(ROOT, 'shared-kit/src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.d)\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file),
  );
  /** Members say what their names do not; the props of a component are described with it. */
  const needsOne = (name: string): boolean => !name.includes(' ') && !name.endsWith('Props');

  it('has a docstring for everything that it exports', () => {
    const missing = files.flatMap((file) => {
      const { dir, name, ext } = path.parse(file);
      const text = readFileSync(path.join(sources, file), 'utf8');
      return undocumentedNames(path.join(dir, name), text, ext)
        .filter(needsOne)
        .map((exported) => `${file}: ${exported}`);
    });
    expect(files).toContain('parts/motion/pill-tabs.tsx');
    expect(missing).toEqual([]);
  });
});
