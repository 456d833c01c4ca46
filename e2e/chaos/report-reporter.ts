import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { PREPARED_HOME } from '../support/places';
import { keepResult } from 'services/results';
import { isFullForm, isWhole } from './form';
import { reportText, resultTable } from './report';
import { readResults } from './results';

const SPECS = path.resolve(import.meta.dirname, '../specs/chaos');

/**
 * Ends a run with the table of what went wrong on purpose, and keeps it among the results where nothing was left out. A
 * reporter, because several workers fill the table and only the end of the run comes after all of them.
 */
export default class ReportReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests().filter(({ location }) => path.dirname(location.file) === SPECS);
  }

  onEnd({ status }: FullResult): void {
    // `--list` tries nothing, and a run of a prepared set is part of another run.
    const hasTried = this.#tests.some(({ results }) => results.length > 0);
    if (PREPARED_HOME !== undefined || !hasTried) return;
    const results = readResults();
    process.stdout.write(`\n${resultTable(results)}\n`);
    if (isWhole && this.#isEverySpec() && status !== 'interrupted' && status !== 'timedout')
      keepResult(`chaos-${isFullForm ? (process.env['CHAOS_PART'] ?? 'full') : 'quick'}.md`, reportText(results));
  }

  /** A run of one spec by its name leaves the others out. */
  #isEverySpec(): boolean {
    const part = process.env['CHAOS_PART'] ?? '';
    const files = new Set(this.#tests.map(({ location }) => path.basename(location.file)));
    return readdirSync(SPECS).every((name) => !name.startsWith(part) || files.has(name));
  }

  printsToStdio(): boolean {
    return false;
  }
}
