import { useId, type ReactNode } from 'react';
import type { Column, ReportTable } from 'shared-kit/report';
import styles from './figures-table.module.css';
import { useFigureText, useFigureTone } from './use-figure-text';

export interface FiguresTableProps<Row> extends ReportTable<Row> {
  /** What the table says; its name for readers. */
  readonly caption: string;
  readonly keyOf: (row: Row) => string;
  readonly totalsLabel?: string;
}

/** The arrow keys scroll what has the focus, as fingers do; nothing else in a table of figures can have it. */
const WITHIN_REACH_OF_KEYS = { tabIndex: 0 };

/**
 * Figures in columns: the first column stays while the others pass under it, the names stay while long tables scroll.
 * Decided once for all reports: an agent compares rows, which stacked rows would hide.
 */
export function FiguresTable<Row>(props: FiguresTableProps<Row>): ReactNode {
  const { caption, columns, rows, totals, keyOf, totalsLabel = '' } = props;
  const captionId = useId();
  const [first, ...others] = columns;
  if (first === undefined) return null;
  return (
    <div className={styles.frame} role="region" aria-labelledby={captionId} {...WITHIN_REACH_OF_KEYS}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, kind }) => (
              <th key={id} scope="col" className={kind === 'text' ? undefined : styles.figure}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <span className={styles.name}>{first.of(row)}</span>
              </th>
              <Figures columns={others} row={row} />
            </tr>
          ))}
        </tbody>
        {totals !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">
                <span className={styles.name}>{totalsLabel}</span>
              </th>
              <Figures columns={others} row={totals} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface FiguresProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

function Figures<Row>({ columns, row }: FiguresProps<Row>): ReactNode {
  const text = useFigureText();
  const toneOf = useFigureTone();
  return columns.map(({ id, kind, of }) => {
    const cell = of(row);
    return (
      <td key={id} className={kind === 'text' ? undefined : styles.figure} data-tone={toneOf(kind, cell)}>
        <bdi>{text(kind, cell, 'table')}</bdi>
      </td>
    );
  });
}
