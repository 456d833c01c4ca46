import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ATTACK_SUITES } from './attacks/suites';
import { browserResults, presentRows, tableRows, tableText, unitResults, withTable } from './attacks/table';
import { REPORTS, ROOT } from './workspace';

const DOCUMENT = path.join(ROOT, 'docs/security.md');
const HEAD = ['What is tried', 'Cases', 'Passed', 'Where'];

function readReport<Shape>(file: string): Shape | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : null;
}

/** Renews the table of docs/security.md by what the last run of the tests left behind. */
function main(): void {
  const unit = readReport<Parameters<typeof unitResults>[0]>(REPORTS.unit);
  const browser = readReport<Parameters<typeof browserResults>[0]>(REPORTS.endToEnd);
  const results = [
    ...(unit === null ? [] : unitResults(unit, ROOT)),
    ...(browser === null ? [] : browserResults(browser)),
  ];
  const document = readFileSync(DOCUMENT, 'utf8');
  const rows = tableRows(ATTACK_SUITES, results, presentRows(document));
  const renewed = withTable(document, tableText(HEAD, rows));
  if (renewed !== document) writeFileSync(DOCUMENT, renewed);
  process.stdout.write(renewed === document ? 'docs/security.md is as it was\n' : 'docs/security.md is renewed\n');
}

main();
