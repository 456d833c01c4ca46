import { shownText } from './plain-text';

/** Lines of columns, each as wide as its widest cell. */
export function tableLines(texts: readonly (readonly string[])[]): readonly string[] {
  // A cell is one line whatever it holds, or it could draw rows of its own.
  const rows = texts.map((row) => row.map(shownText));
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
