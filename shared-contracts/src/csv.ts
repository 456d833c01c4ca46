/** One value of a table; null where there is none. */
export type Cell = string | number | null;

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** The marks that a spreadsheet program takes for the start of a formula, or of a command. */
const FORMULA_START = /^[=+\-@|%]/u;
/** What becomes a number, an amount, a percentage, a time or a day: `1e5`, `0042`, `(5)`, `₱5`, `12:30`, `5 pm`, `1/2`. */
const NUMBER = /^[\p{Sc}([.,]*\s*\p{Nd}[\p{Nd}\p{Sc}\s.,:/'%)\]e+-]*(?:[ap]m?)?$/iu;
/** A whole number that stays what it is. */
const HARMLESS_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
/** A day, a moment or a period as this site writes it: programs may take it for what it is. */
const OWN_TIME = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?|\/\d{4}-\d{2}-\d{2})?$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** What becomes a truth value, or a day by its month: `true`, `MAR5`, `sept-1`, `3 apr`. */
const WORD_OF_A_PROGRAM = new RegExp(
  `^(?:true|false|${MONTH}[\\s./-]*\\d{1,4}|\\d{1,4}[\\s./-]*${MONTH}[\\s./-]*\\d{0,4})$`,
  'i',
);
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Whether a program would make something else of a text; spaces and tabs before it, and full-width forms, hide nothing. */
function isTakenForElse(text: string): boolean {
  const seen = text.normalize('NFKC').replace(INVISIBLE, '').trim();
  if (FORMULA_START.test(seen) || WORD_OF_A_PROGRAM.test(seen)) return true;
  if (/^[\t\r\n]/.test(text)) return true;
  return NUMBER.test(seen) && !HARMLESS_NUMBER.test(text) && !OWN_TIME.test(text);
}

/** A number without grouping, exponent or sign of currency; what is no number is nothing. */
function numberField(value: number): string {
  if (!Number.isFinite(value)) return '';
  const written = String(value);
  if (!written.includes('e')) return written;
  return Math.abs(value) < 1 ? value.toFixed(10).replace(/\.?0{1,10}$/, '') : String(BigInt(value));
}

function textField(text: string): string {
  const kept = isTakenForElse(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? numberField(cell) : textField(cell);
}

/**
 * Rows of cells as a CSV file (RFC 4180), in one form for every language: a byte-order mark, commas between fields, points
 * in numbers (docs/product/agents.md#files). Members choose names, and operators write reasons: a text that a program would make something else
 * of is kept a text by an apostrophe before it. Numbers stay numbers, negative ones too.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(field).join(',') + LINE_END).join('');
}
