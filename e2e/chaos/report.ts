import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWith, tableText, type Marks } from 'services/document-table';
import { ROOT } from '../support/places';
import { isJourney, type Uncalled } from './journey';
import { JOURNEYS } from './journeys';
import type { Result } from './results';

/** Where the tables stand. */
export const REPORT = path.join(ROOT, 'docs/robustness.md');

/** The two forms have a table each. */
export type Form = 'quick' | 'full';

const PARTS: Readonly<Record<string, string>> = {
  api: 'a call of the gateway',
  files: 'a file of a release',
  device: 'the device',
  leaks: 'use for hours',
};

/** Where one of the tables begins and ends in the document. */
function marks(form: Form | 'uncalled'): Marks {
  return [`<!-- ${form}: generated -->`, `<!-- ${form}: end -->`];
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
  const ordered = Object.keys(PARTS).flatMap((part) => rows.filter((row) => row.part === part));
  const total = (of: 'tried' | 'passed'): string => String(rows.reduce((sum, row) => sum + row[of], 0));
  return tableText(
    [
      ['what goes wrong', 'how', 'tried', 'passed'],
      ...ordered.map(({ part, kind, tried, passed }) => [PARTS[part] ?? part, kind, String(tried), String(passed)]),
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
export function withTable(document: string, form: Form | 'uncalled', table: string): string {
  return documentWith(document, marks(form), table);
}

/** The document as it should be after a run. */
export function refreshed(form: Form, results: readonly Result[]): { readonly now: string; readonly next: string } {
  const now = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const next = withTable(withTable(now, form, resultTable(results)), 'uncalled', uncalledTable());
  return { now, next };
}

/** Writes the document. */
export function writeReport(text: string): void {
  writeFileSync(REPORT, text);
}
