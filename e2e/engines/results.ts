import { existsSync, readFileSync } from 'node:fs';
import { specsIn, type ReportSuite } from 'services/playwright-report';
import { ENGINE_LABELS, type EngineName, type EngineState } from './plan/engine-names';
import type { KeptVisit } from './visits/kept-visits';

/** What of the runner's report is read. */
export type RunnerReport = ReportSuite<{ readonly tests: readonly RunnerTest[] }>;

interface RunnerTest {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly { readonly duration: number }[];
}

/** One row of the table of a run. */
export interface EngineResult {
  readonly name: EngineName;
  readonly version: string;
  readonly run: number;
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
  readonly seconds: number;
}

/** How a fixture tells the runner's report which version an engine has. */
export const VERSION_ANNOTATION = 'engine version';

/** The runner's report; undefined where it did not come to write one. */
export function readReport(file: string): RunnerReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunnerReport) : undefined;
}

/** What became of the specs in one engine. */
export function resultOf(name: EngineName, report: RunnerReport | undefined): EngineResult {
  const tests = specsIn(report ?? {})
    .flatMap((spec) => spec.tests)
    .filter(({ projectName }) => projectName === name);
  const count = (...statuses: readonly RunnerTest['status'][]): number =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  const versions = tests.flatMap(({ annotations }) => annotations).filter(({ type }) => type === VERSION_ANNOTATION);
  return {
    name,
    version: versions[0]?.description ?? '',
    run: tests.length,
    passed: count('expected', 'flaky'),
    failed: count('unexpected', 'skipped'),
    flaky: count('flaky'),
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  };
}

function lines(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

/** The table of a run: a row for each engine, also for one that was not run. */
export function resultTable(states: ReadonlyMap<EngineName, EngineState>, results: readonly EngineResult[]): string {
  const rows = [...states].map(([name, state]) => {
    const result = results.find((one) => one.name === name);
    if (state.kind === 'missing' || result === undefined)
      return [ENGINE_LABELS[name], '', 'not run', '', '', '', state.kind === 'missing' ? state.why : ''];
    const { version, run, passed, failed, flaky, seconds } = result;
    return [ENGINE_LABELS[name], version, run, passed, failed, flaky, seconds.toFixed(0)].map(String);
  });
  return lines(['engine', 'version', 'specs', 'passed', 'failed', 'flaky', 'seconds'], rows);
}

/** What first visits came to, by engine and page. */
export function visitTable(visits: readonly KeptVisit[]): string {
  const rows = visits.map(({ engine, version, path, requests, chain, kilobytes, scriptKilobytes }) => [
    `${ENGINE_LABELS[engine].split(' ')[0]} ${version}`,
    `\`${path}\``,
    String(requests),
    String(chain),
    kilobytes.toFixed(1),
    scriptKilobytes.toFixed(1),
  ]);
  return lines(['engine', 'page', 'requests', 'chain', 'kB', 'of these scripts'], rows);
}
