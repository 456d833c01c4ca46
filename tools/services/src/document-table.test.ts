import { documentWith, tableText, type Marks } from './document-table';

const MARKS: Marks = ['<!-- cases -->', '<!-- /cases -->'];
const TABLE = tableText(
  [
    ['What', 'Cases'],
    ['one', '5'],
    ['another one', '12345678'],
  ],
  [1],
);

test('a table is as wide as what it holds, and numbers lean to the right', () => {
  expect(TABLE.split('\n')).toEqual([
    '| What        |    Cases |',
    '| ----------- | -------: |',
    '| one         |        5 |',
    '| another one | 12345678 |',
  ]);
  expect(tableText([['a'], ['b']])).toBe('| a   |\n| --- |\n| b   |');
});

test('a document gets its table, once', () => {
  const document = 'Before\n\n<!-- cases -->\n\n| old |\n\n<!-- /cases -->\n\nAfter\n';
  const renewed = documentWith(document, MARKS, TABLE);
  expect(renewed).toBe(`Before\n\n<!-- cases -->\n\n${TABLE}\n\n<!-- /cases -->\n\nAfter\n`);
  expect(documentWith(renewed, MARKS, TABLE)).toBe(renewed);
});

test.each(['nothing', '<!-- cases -->', '<!-- /cases --><!-- cases -->'])('%p has no place for a table', (document) => {
  expect(() => documentWith(document, MARKS, TABLE)).toThrow('no place between <!-- cases --> and <!-- /cases -->');
});
