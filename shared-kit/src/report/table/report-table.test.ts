import { tableCells, type Column } from './report-table';

interface Row {
  readonly name: string;
  readonly amount: number | null;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', kind: 'text', of: (row) => row.name },
  { id: 'amount', label: 'Amount', kind: 'signed', of: (row) => row.amount },
];
const rows = [
  { name: 'ann', amount: 5 },
  { name: 'ben', amount: -7 },
];

const END = { total: 'Total of 2 rows' };

test('names, rows and the totals of the report stand as in the table', () => {
  const totals = { name: 'whatever', amount: -20 };
  expect(tableCells({ columns, rows, totals }, END)).toEqual([
    ['Name', 'Amount'],
    ['ann', 5],
    ['ben', -7],
    ['Total of 2 rows', -20],
  ]);
});

test('a report without totals ends with its own sums, exact ones, of what counts', () => {
  const more: readonly Column<Row>[] = [
    ...columns,
    { id: 'won', label: 'Won', kind: 'money', of: (row) => row.amount, counts: ({ name }) => name !== 'ben' },
    { id: 'size', label: 'Size', kind: 'count', of: () => 3 },
    { id: 'rate', label: 'Rate', kind: 'percent', of: () => 0.5 },
  ];
  const tenths = [
    { name: 'ann', amount: 0.1 },
    { name: 'ben', amount: 0.2 },
    { name: 'eva', amount: 0.7 },
  ];
  expect(tableCells({ columns: more, rows: tenths }, END).at(-1)).toEqual(['Total of 2 rows', 1, 0.8, null, null]);
});

test('a sum over what nobody knows is unknown', () => {
  const [, , sums] = tableCells({ columns, rows: [{ name: 'ann', amount: null }] }, END);
  expect(sums).toEqual(['Total of 2 rows', Number.NaN]);
});

test('rows that are missing are said on a last line; nothing is still a table', () => {
  expect(tableCells({ columns, rows: [] }, { total: 'Total of 0 rows', gap: 'Not whole' })).toEqual([
    ['Name', 'Amount'],
    ['Total of 0 rows', 0],
    ['Not whole'],
  ]);
});
