/** @jest-environment node */
import { className } from './class-names';

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
