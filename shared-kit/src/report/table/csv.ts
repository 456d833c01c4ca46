import type { Cell } from './report-table';

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet program would take for the start of a formula, full-width forms included. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/** A number without grouping, exponent or sign of currency; what is no number is nothing. */
function numberField(value: number): string {
  if (!Number.isFinite(value)) return '';
  const written = String(value);
  if (!written.includes('e')) return written;
  return Math.abs(value) < 1 ? value.toFixed(10).replace(/\.?0{1,10}$/, '') : String(BigInt(value));
}

function textField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? numberField(cell) : textField(cell);
}

/**
 * Rows of cells as a CSV file (RFC 4180). Texts that begin as a formula are guarded by an apostrophe, for names are
 * chosen by members; numbers stay numbers, negative ones too.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(field).join(',') + LINE_END).join('');
}
