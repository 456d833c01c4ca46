import { csvText, type Cell } from 'shared-contracts/csv';
import { shownJson } from '../text/plain-text';
import type { RecordRow } from './record-rows';

/** The fields of the record, in the order of its columns. */
export const RECORD_FIELDS = [
  'environment',
  'document',
  'revision',
  'at',
  'author',
  'reason',
  'kind',
  'change',
  'merchants',
  'evidence',
  'returnsTo',
  'hash',
  'parent',
] as const satisfies readonly (keyof RecordRow)[];

/** The forms of an exported record. */
export const RECORD_FORMATS = ['jsonl', 'csv'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

function cellOf(value: RecordRow[keyof RecordRow]): Cell {
  return typeof value === 'object' ? (value?.join('; ') ?? null) : value;
}

/** A row as JSON on one line, its fields in the order of the columns. */
export function recordLine(row: RecordRow): string {
  return shownJson(Object.fromEntries(RECORD_FIELDS.map((field) => [field, row[field]])), 0);
}

/** The record as the text of a file: JSON Lines, or CSV (RFC 4180) in the form of the site's other files. */
export function recordText(rows: readonly RecordRow[], format: RecordFormat): string {
  if (format === 'jsonl') return rows.map((row) => `${recordLine(row)}\n`).join('');
  return csvText([RECORD_FIELDS, ...rows.map((row) => RECORD_FIELDS.map((field) => cellOf(row[field])))]);
}
