/** One value of a table; null where there is none. */
export type Cell = string | number | null;

/** How a value is written: `signed` money is told with its sign, `percent` is in percent already. */
export type CellKind = 'text' | 'money' | 'signed' | 'count' | 'percent';

/** A column as the screen, its table for readers and its file all have it. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly of: (row: Row) => Cell;
}

/** Rows under one set of columns. */
export interface ReportTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What all of it adds up to, also of rows that are not here. */
  readonly totals?: Row | undefined;
}

/** The table as plain cells: names, rows, and the totals under the word for them. */
export function tableCells<Row>({ columns, rows, totals }: ReportTable<Row>, totalsLabel: string): Cell[][] {
  const names = columns.map(({ label }) => label);
  const cellsOf = (row: Row): Cell[] => columns.map(({ of }) => of(row));
  if (totals === undefined) return [names, ...rows.map(cellsOf)];
  return [names, ...rows.map(cellsOf), [totalsLabel, ...cellsOf(totals).slice(1)]];
}
