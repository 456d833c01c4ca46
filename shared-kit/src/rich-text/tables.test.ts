import { isDataTable, type TableFacts } from './tables';

const FACTS: TableFacts = { role: '', hasHeaders: false, hasLines: false, hasParts: false, rows: 3, columns: 3 };

it.each<[string, Partial<TableFacts>, boolean]>([
  ['a sheet without lines', {}, true],
  ['headers', { hasHeaders: true, rows: 1, columns: 1 }, true],
  ['one row with lines', { hasLines: true, rows: 1 }, true],
  ['pictures in cells with lines', { hasLines: true, hasParts: true }, true],
  ['a frame around everything', { hasLines: true, hasParts: true, rows: 1, columns: 1 }, false],
  ['parts in cells', { hasParts: true }, false],
  ['one column', { columns: 1 }, false],
  ['one row', { rows: 1 }, false],
  ['the role of a layout', { role: 'presentation', hasHeaders: true }, false],
  ['no cells', { rows: 0, columns: 0 }, false],
])('%s', (_case, facts, expected) => {
  expect(isDataTable({ ...FACTS, ...facts })).toBe(expected);
});
