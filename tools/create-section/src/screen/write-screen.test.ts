import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSection } from '../write-section';
import { writeScreen } from './write-screen';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(path.join(PACKAGE, 'node_modules/.screens-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let count = 0;
/** A section's own repository, as `mfe new section` writes it. */
function repository(): string {
  count += 1;
  const folder = path.join(scratch, `sports-${count}`);
  writeSection('sports', folder);
  return folder;
}

/** Every file of a folder with its text. */
function filesOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

describe('writeScreen', () => {
  it('adds five files and changes six, whose types hold', () => {
    const folder = repository();
    const before = filesOf(folder);
    const { created, edited, path: at } = writeScreen({ name: 'live-scores', folder });
    expect(at).toBe('/m/live-scores');
    expect(created).toEqual([
      'src/api/use-live-scores.test.ts',
      'src/api/use-live-scores.ts',
      'src/screens/live-scores/live-scores-screen.module.css',
      'src/screens/live-scores/live-scores-screen.test.tsx',
      'src/screens/live-scores/live-scores-screen.tsx',
    ]);
    // A language's file each, the exposed modules and the routes. The capabilities have the call already.
    expect(edited).toEqual([
      ...['CN', 'EN', 'ID', 'TY'].map((language) => `src/locales/${language}.json`),
      'src/remote.ts',
      'src/routes.ts',
    ]);
    const after = filesOf(folder);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.sort()).toEqual([...created, ...edited].sort());
    expect(created.filter((file) => /sample/i.test(`${file} ${after[file]}`))).toEqual([]);
    expect(typeFaults(folder)).toBe('');
  });

  it('can be run again for a second screen', () => {
    const folder = repository();
    writeScreen({ name: 'first', folder, path: '/m/games/first' });
    writeScreen({ name: 'second', folder });
    expect(readFileSync(path.join(folder, 'src/routes.ts'), 'utf8')).toMatch(/'\/m\/games\/first'[^]*'\/m\/second'/);
  });

  it('names the call in a section that does not make it yet', () => {
    const folder = repository();
    const file = path.join(folder, 'src/capabilities.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("'R-62.popular'", ''));
    expect(writeScreen({ name: 'first', folder }).edited).toContain('src/capabilities.ts');
    expect(readFileSync(file, 'utf8')).toContain("calls: ['R-62.popular']");
  });

  it.each([
    ['a name that is none', { name: 'Live Scores' }, '"Live Scores" cannot be the name of a screen'],
    ['a name that leads out', { name: '../up' }, 'cannot be the name of a screen'],
    ['a name that is taken', { name: 'sports-list' }, 'is there already: choose another name'],
    ['a path that is none', { name: 'a', path: '/scores' }, '"/scores" cannot be the path of a screen'],
    ['a path with a query', { name: 'a', path: '/m/a?b=1' }, 'cannot be the path of a screen'],
    [
      'a path of the section',
      { name: 'a', path: '/m/sports/list' },
      'is in src/routes.ts already: give another by --path',
    ],
    ['a path of the site', { name: 'a', path: '/m/Home' }, "The path /m/Home is home's already"],
    ['a section that lies elsewhere', { name: 'a', section: '../sports-1' }, 'There is no section ../sports-1'],
    ['a section that is not there', { name: 'a', section: 'mfe-none' }, 'There is no section mfe-none'],
  ])('refuses %s, and writes nothing', (_what, order, sentence) => {
    const folder = repository();
    const before = filesOf(folder);
    expect(() => writeScreen({ folder, ...order })).toThrow(sentence);
    expect(filesOf(folder)).toEqual(before);
  });

  it.each([
    [
      'routes that are made elsewhere',
      'src/routes.ts',
      'export const contributions = make();',
      'src/routes.ts has no contributions.routes',
    ],
    ['screens that are no TypeScript', 'src/remote.ts', 'export const remote = {', 'src/remote.ts cannot be read'],
    ['texts that are no JSON', 'src/locales/TY.json', '{', 'src/locales/TY.json is no JSON: mend it first'],
    [
      'texts of that name',
      'src/locales/EN.json',
      '{ "first": {} }',
      'src/locales/EN.json has texts called first already',
    ],
  ])('refuses %s, and writes nothing', (_what, file, text, sentence) => {
    const folder = repository();
    writeFileSync(path.join(folder, file), text);
    const before = filesOf(folder);
    expect(() => writeScreen({ name: 'first', folder })).toThrow(sentence);
    expect(filesOf(folder)).toEqual(before);
  });

  it('refuses a folder that is no section', () => {
    expect(() => writeScreen({ name: 'first', folder: os.tmpdir() })).toThrow('is no section: run this in a section');
  });
});

/** What the compiler says of a section that lies in this package, whose modules it finds there. */
function typeFaults(folder: string): string {
  const settings = path.join(PACKAGE, '../../tsconfig.base.json');
  const types = JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...types, extends: settings }));
  const program = path.join(PACKAGE, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [program, '--noEmit', '-p', folder], { encoding: 'utf8' }).stdout;
}
