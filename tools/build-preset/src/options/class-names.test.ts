/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { className, classNames } from './class-names';

const CARD = {
  packageName: 'mfe-games',
  file: 'src/card/card.module.css',
  text: '.card { color: red }',
  local: 'card',
};

test('a class keeps its name as long as its file is the same', () => {
  expect(className({ ...CARD })).toBe(className(CARD));
});

test.each([
  ['another text of the file, as another version may have', { text: '.card { display: none }' }],
  ['another class', { local: 'title' }],
  ['another file', { file: 'src/list/card.module.css' }],
  ['another package', { packageName: 'mfe-agent' }],
])('%s has another name', (_what, change) => {
  expect(className({ ...CARD, ...change })).not.toBe(className(CARD));
});

test('names are names of classes, whatever they are made of', () => {
  const names = Array.from({ length: 500 }, (_, at) => className({ ...CARD, local: `card-${at}` }));
  expect(names.filter((name) => !/^[A-Za-z_][\w-]{5}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(500);
});

test.each([
  ['development, where a style is then a change of one file', true, true],
  ['production, where two versions may be in one page', false, false],
])('of a changed file are the same in %s: %s', (_where, isReadable, isSame) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  const resourcePath = path.join(folder, 'card.module.css');
  const { getLocalIdent } = classNames('mfe-games', isReadable) as {
    getLocalIdent: (context: { resourcePath: string }, template: string, local: string) => string;
  };
  const names = ['.card { color: red }', '.card { color: blue }'].map((text) => {
    writeFileSync(resourcePath, text);
    return getLocalIdent({ resourcePath }, '', 'card');
  });
  rmSync(folder, { recursive: true });
  expect(names[0] === names[1]).toBe(isSame);
  expect(names[0]?.startsWith('mfe-games_card_card_')).toBe(isReadable);
});
