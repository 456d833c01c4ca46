import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ChangeSet } from './change-set';

const root = mkdtempSync(path.join(os.tmpdir(), 'changes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** A program that ends with a status, after it has done something. */
const program = (name: string, text: string): string => {
  writeFileSync(path.join(root, name), text);
  return name;
};

beforeEach(() => {
  writeFileSync(path.join(root, 'a.txt'), 'a');
  rmSync(path.join(root, 'new'), { recursive: true, force: true });
});

function changes(): ChangeSet {
  const set = new ChangeSet(root);
  set.create('new/deep/b.txt', 'b');
  set.edit('a.txt', ({ text }) => `${text}1`);
  set.edit('a.txt', ({ text }) => `${text}2`);
  return set;
}

it('writes new files and changed ones', () => {
  expect(changes().write()).toEqual({ created: ['new/deep/b.txt'], edited: ['a.txt'] });
  expect([read('a.txt'), read('new/deep/b.txt')]).toEqual(['a12', 'b']);
});

it('renews what follows from them, and leaves everything as it was where that fails', () => {
  const copy = program('copy.mjs', "import { copyFileSync } from 'node:fs'; copyFileSync('a.txt', 'c.txt');");
  writeFileSync(path.join(root, 'c.txt'), 'c');
  const renewed = changes();
  renewed.renew({ program: copy, args: [], file: 'c.txt' });
  expect(renewed.write().edited).toEqual(['a.txt', 'c.txt']);
  expect(read('c.txt')).toBe('a12');

  rmSync(path.join(root, 'new'), { recursive: true });
  const refused = changes();
  refused.renew({ program: copy, args: [], file: 'c.txt' });
  refused.prove({ program: program('no.mjs', "console.log('too dark'); process.exitCode = 1;"), args: [] });
  expect(() => refused.write()).toThrow('Nothing is written, because no.mjs refuses it: too dark');
  expect([read('a.txt'), read('c.txt'), existsSync(path.join(root, 'new'))]).toEqual(['a12', 'a12', false]);
});

it('writes nothing where a file cannot be written', () => {
  writeFileSync(path.join(root, 'file'), '');
  const set = changes();
  set.create('file/below.txt', '');
  expect(() => set.write()).toThrow();
  expect([read('a.txt'), existsSync(path.join(root, 'new'))]).toEqual(['a', false]);
});

it('takes no file that is there for a new one, and none that is not there for an old one', () => {
  mkdirSync(path.join(root, 'new'));
  expect(() => new ChangeSet(root).create('a.txt', '')).toThrow('a.txt is there already: choose another name');
  expect(() => new ChangeSet(root).edit('none.txt', ({ text }) => text)).toThrow('none.txt is not in');
  expect(readdirSync(path.join(root, 'new'))).toEqual([]);
});
