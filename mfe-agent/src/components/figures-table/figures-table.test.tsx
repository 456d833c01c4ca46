import { screen } from '@testing-library/react';
import type { CellKind, Column } from 'shared-kit/report';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { reportContext } from '../../testing/report-context';
import { FiguresTable } from './figures-table';

interface Row {
  readonly name: string;
  readonly amount: number | null;
}

function cellsOf(kind: CellKind, amounts: readonly (number | null)[]): readonly HTMLElement[] {
  const columns: readonly Column<Row>[] = [
    { id: 'name', label: 'Name', kind: 'text', of: ({ name }) => name },
    { id: 'amount', label: 'Amount', kind, of: ({ amount }) => amount },
  ];
  const rows = amounts.map((amount, index) => ({ name: `row ${index}`, amount }));
  const keyOf = ({ name }: Row) => name;
  const table = <FiguresTable caption="Figures" columns={columns} rows={rows} keyOf={keyOf} />;
  renderInSite(table, { context: reportContext(), texts });
  return screen.getAllByRole('cell');
}

test.each<[CellKind, (string | null)[]]>([
  ['signed', ['+1,234.50', '-7.00', '0.00', '—']],
  ['money', ['1,234.50', '-7.00', '0.00', '—']],
  ['count', ['1,234.5', '-7', '0', '—']],
  ['percent', ['1,234.5%', '-7%', '0%', '—']],
])('writes %s figures', (kind, written) => {
  expect(cellsOf(kind, [1234.5, -7, 0, null]).map((cell) => cell.textContent)).toEqual(written);
});

test('colours only what has a sign', () => {
  expect(cellsOf('signed', [1, -1, 0]).map((cell) => cell.dataset['tone'])).toEqual(['win', 'loss', undefined]);
});

test('keys can reach what scrolls, and rows are named', () => {
  cellsOf('money', [1]);
  expect(screen.getByRole('region', { name: 'Figures' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('rowheader', { name: 'row 0' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Figures' })).toBeInTheDocument();
});
