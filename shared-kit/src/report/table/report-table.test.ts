import { tableCells, type Column } from './report-table';

interface Row {
  readonly name: string;
  readonly amount: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', kind: 'text', of: (row) => row.name },
  { id: 'amount', label: 'Amount', kind: 'signed', of: (row) => row.amount },
];
const rows = [
  { name: 'ann', amount: 5 },
  { name: 'ben', amount: -7 },
];

test('names, rows and totals stand as in the table', () => {
  const totals = { name: 'whatever', amount: -2 };
  expect(tableCells({ columns, rows, totals }, 'Total')).toEqual([
    ['Name', 'Amount'],
    ['ann', 5],
    ['ben', -7],
    ['Total', -2],
  ]);
});

test('nothing is still a table', () => {
  expect(tableCells({ columns, rows: [] }, 'Total')).toEqual([['Name', 'Amount']]);
});
