import type { Cell } from 'shared-contracts/csv';
import { exactSum } from './exact-sum';

export type { Cell };

/** How a value is written: `signed` money is told with its sign, `percent` is in percent already. */
export type CellKind = 'text' | 'money' | 'signed' | 'count' | 'percent';

/** A column as the screen, its table for readers and its file all have it. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly of: (row: Row) => Cell;
  /** Which rows the sum of an amount is of; all unless told. */
  readonly counts?: (row: Row) => boolean;
}

/** Rows under one set of columns. */
export interface ReportTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What all of it adds up to, also of rows that are not here. */
  readonly totals?: Row | undefined;
}

/** What a file says at its end. */
export interface TableEnd {
  /** "Total of 1,135 rows". */
  readonly total: string;
  /** Why rows are missing; undefined where the file is whole. */
  readonly gap?: string | undefined;
}

/** What a column adds up to; nothing for what is no amount of money. */
function sumOf<Row>({ kind, of, counts = () => true }: Column<Row>, rows: readonly Row[]): Cell {
  if (kind !== 'money' && kind !== 'signed') return null;
  return exactSum(rows.filter(counts).map((row) => Number(of(row) ?? Number.NaN)));
}

/** The table as plain cells: names, rows, their count and sums, and a line that says so where rows are missing. */
export function tableCells<Row>({ columns, rows, totals }: ReportTable<Row>, end: TableEnd): Cell[][] {
  const names = columns.map(({ label }) => label);
  const cellsOf = (row: Row): Cell[] => columns.map(({ of }) => of(row));
  const sums = totals === undefined ? columns.map((column) => sumOf(column, rows)) : cellsOf(totals);
  return [names, ...rows.map(cellsOf), [end.total, ...sums.slice(1)], ...(end.gap === undefined ? [] : [[end.gap]])];
}
