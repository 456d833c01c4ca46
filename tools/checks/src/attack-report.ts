import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWith, rowsBetween, tableText, type Marks } from 'services/document-table';
import { ATTACK_SUITES, PART_SUITES, type AttackSuite } from './attacks/suites';
import { browserResults, notRun, tableRows, unitResults, type FileResult } from './attacks/table';
import { REPORTS, ROOT } from './workspace';

const HEAD = ['What is tried', 'Cases', 'Passed', 'Where'];
const TABLES: readonly { readonly file: string; readonly marks: Marks; readonly suites: readonly AttackSuite[] }[] = [
  { file: 'docs/security.md', marks: ['<!-- attacks -->', '<!-- /attacks -->'], suites: ATTACK_SUITES },
  { file: 'docs/robustness.md', marks: ['<!-- parts -->', '<!-- /parts -->'], suites: PART_SUITES },
];

function readReport<Shape>(file: string): Shape | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : null;
}

function readResults(): readonly FileResult[] {
  const unit = readReport<Parameters<typeof unitResults>[0]>(REPORTS.unit);
  const browser = readReport<Parameters<typeof browserResults>[0]>(REPORTS.endToEnd);
  return [...(unit === null ? [] : unitResults(unit, ROOT)), ...(browser === null ? [] : browserResults(browser))];
}

/**
 * Renews the tables by what the last run of the tests left behind. With `--all` everything that stands in them must
 * have run: a line that keeps old figures is a fault then.
 */
function main(): void {
  const results = readResults();
  for (const { file, marks, suites } of TABLES) {
    const place = path.join(ROOT, file);
    const document = readFileSync(place, 'utf8');
    const rows = tableRows(suites, results, rowsBetween(document, marks));
    const renewed = documentWith(document, marks, tableText([HEAD, ...rows], [1, 2]));
    if (renewed !== document) writeFileSync(place, renewed);
    process.stdout.write(renewed === document ? `${file} is as it was\n` : `${file} is renewed\n`);
  }
  if (!process.argv.includes('--all')) return;
  const missing = new Set(ATTACK_SUITES.concat(PART_SUITES).flatMap((suite) => notRun(suite, results)));
  for (const place of missing) process.stdout.write(`no test of ${place} has run\n`);
  process.exitCode = missing.size === 0 ? 0 : 1;
}

main();
