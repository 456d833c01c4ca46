import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { PREPARED_HOME } from '../support/places';
import { isFullForm, isWhole, writesReport } from './form';
import { refreshed, resultTable, writeReport } from './report';
import { readResults } from './results';

const SPECS = path.resolve(import.meta.dirname, '../specs/chaos');

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Ends a run with the table of what went wrong on purpose, and fails the run where the table of `docs/robustness.md` is
 * another. A reporter, because several workers fill the table and only the end of the run comes after all of them.
 */
export default class ReportReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests().filter(({ location }) => path.dirname(location.file) === SPECS);
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    return Promise.resolve({ status: this.#judge(status) });
  }

  printsToStdio(): boolean {
    return false;
  }

  #judge(status: FullResult['status']): FullResult['status'] {
    // `--list` tries nothing, and a run of a prepared set is part of another run.
    const tried = this.#tests.filter(({ results }) => results.length > 0);
    if (PREPARED_HOME !== undefined || tried.length === 0) return status;
    const results = readResults();
    say(`\n${resultTable(results)}`);
    const files = new Set(tried.map(({ location }) => path.basename(location.file)));
    const hasTriedAll = tried.length === this.#tests.length && readdirSync(SPECS).every((name) => files.has(name));
    if (!isWhole || status === 'interrupted' || status === 'timedout') return status;
    const { now, next } = refreshed(isFullForm ? 'full' : 'quick', results);
    if (writesReport) {
      writeReport(next);
      return status;
    }
    if (isFullForm || !hasTriedAll || now === next) return status;
    say('docs/robustness.md has another table: pnpm e2e:chaos --quick --write brings it up to date');
    return 'failed';
  }
}
