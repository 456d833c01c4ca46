import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWith, tableText, type Marks } from 'services/document-table';
import { ROOT } from '../support/places';
import { isJourney, type Uncalled } from './journey';
import { JOURNEYS } from './journeys';
import type { Result } from './results';

/** Where the tables stand. */
export const REPORT = path.join(ROOT, 'docs/robustness.md');

const PARTS = {
  api: 'a call of the gateway',
  files: 'a file of a release',
  device: 'the device',
  leaks: 'use for hours',
} as const;

const PART_NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

/** The short form has one table; the whole takes so long that each of its parts is run and kept by itself. */
export type TableName = 'quick' | 'uncalled' | keyof typeof PARTS;

/** Where one of the tables begins and ends in the document. */
function marks(name: TableName): Marks {
  return [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`];
}

/** What was tried and what of it went well, by part and kind. */
export function resultTable(results: readonly Result[]): string {
  const counts = new Map<string, { tried: number; passed: number }>();
  for (const { part, kind, problems } of results) {
    const key = `${part}\n${kind}`;
    const { tried, passed } = counts.get(key) ?? { tried: 0, passed: 0 };
    counts.set(key, { tried: tried + 1, passed: passed + (problems.length === 0 ? 1 : 0) });
  }
  const rows = [...counts].map(([key, { tried, passed }]) => {
    const [part = '', kind = ''] = key.split('\n');
    return { part, kind, tried, passed };
  });
  // By name: which worker is done with what first is another at each run.
  const byKind = rows.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  const ordered = PART_NAMES.flatMap((part) => byKind.filter((row) => row.part === part));
  const total = (of: 'tried' | 'passed'): string => String(rows.reduce((sum, row) => sum + row[of], 0));
  return tableText(
    [
      ['what goes wrong', 'how', 'tried', 'passed'],
      ...ordered.map(({ part, kind, tried, passed }) => [
        PARTS[part as keyof typeof PARTS],
        kind,
        String(tried),
        String(passed),
      ]),
      ['all', '', total('tried'), total('passed')],
    ],
    [2, 3],
  );
}

/** The calls of the contract that no page makes. */
export function uncalledTable(): string {
  const uncalled = Object.entries(JOURNEYS).filter((entry): entry is [string, Uncalled] => !isJourney(entry[1]));
  return tableText([['call', 'why no page makes it'], ...uncalled.map(([id, row]) => [id, row.uncalled])]);
}

/** The document with a table in its place. */
export function withTable(document: string, name: TableName, table: string): string {
  return documentWith(document, marks(name), table);
}

/** The tables that a run of one of the forms makes: of the whole, those of the parts that it tried. */
function tablesOf(form: 'quick' | 'full', results: readonly Result[]): readonly (readonly [TableName, string])[] {
  if (form === 'quick') return [['quick', resultTable(results)]];
  return PART_NAMES.flatMap((name) => {
    const ofPart = results.filter(({ part }) => part === name);
    return ofPart.length === 0 ? [] : [[name, resultTable(ofPart)] as const];
  });
}

/** The document as it should be after a run. */
export function refreshed(form: 'quick' | 'full', results: readonly Result[]): string {
  const now = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const tables = [...tablesOf(form, results), ['uncalled', uncalledTable()] as const];
  return tables.reduce((document, [name, table]) => withTable(document, name, table), now);
}

/** Writes the document. */
export function writeReport(text: string): void {
  writeFileSync(REPORT, text);
}
