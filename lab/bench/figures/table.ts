import { spreadOf } from 'services/figures/statistics';

/** A markdown table. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_head, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** A median with its quartiles: `1626 (1624–1637)`. */
export function spreadText(figures: readonly number[], digits = 0): string {
  const { median, lower, upper } = spreadOf(figures);
  return `${median.toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`;
}

/** Bytes as kB of 1,000. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
