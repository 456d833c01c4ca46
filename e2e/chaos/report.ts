import { tableText } from 'services/document-table';
import { isJourney, type Uncalled } from './journeys/journey';
import { JOURNEYS } from './journeys/journeys';
import type { Result } from './results';

const PARTS = {
  api: 'a call of the gateway',
  files: 'a file of a release',
  device: 'the device',
  leaks: 'use for hours',
} as const;

const PART_NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

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
function uncalledTable(): string {
  const uncalled = Object.entries(JOURNEYS).filter((entry): entry is [string, Uncalled] => !isJourney(entry[1]));
  return tableText([['call', 'why no page makes it'], ...uncalled.map(([id, row]) => [id, row.uncalled])]);
}

/** What a run found, as it is kept: what was tried, and the calls that no page makes. */
export function reportText(results: readonly Result[]): string {
  return `${resultTable(results)}\n\n${uncalledTable()}`;
}
