import { stripVTControlCharacters } from 'node:util';
import { specsIn, type ReportSuite } from 'services/playwright-report';

/** How long something took, milliseconds. */
export interface Duration {
  readonly name: string;
  readonly ms: number;
}

/** What a run of tests says of its times. */
export interface TestTimes {
  /** The files, slowest first. */
  readonly files: readonly Duration[];
  /** Tests that failed first and passed when they were tried again. */
  readonly flaky: readonly string[];
  /** Tests that failed, each with the first line of what went wrong. */
  readonly failed: readonly string[];
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly invocations?: number;
      readonly failureMessages?: readonly string[];
    }[];
    /** What went wrong outside of any test, as where a file does not compile. */
    readonly message?: string;
  }[];
}

interface BrowserSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
  }[];
}

interface BrowserReport extends ReportSuite<BrowserSpec> {
  /** What went wrong outside of any test. */
  readonly errors?: readonly { readonly message?: string }[];
}

function slowestFirst(files: readonly Duration[]): readonly Duration[] {
  return files.toSorted((a, b) => b.ms - a.ms);
}

/** The first line that says something, without the colours of a terminal. */
function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no message';
}

/** The times of `jest --json`; names are whole paths below `root`. */
export function unitTimes({ testResults }: JestReport, root: string): TestTimes {
  const short = (name: string): string => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name);
  return {
    files: slowestFirst(
      testResults.map(({ name, startTime, endTime }) => ({ name: short(name), ms: endTime - startTime })),
    ),
    flaky: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `${short(name)}: ${fullName}`),
    ),
    failed: testResults.flatMap(({ name, assertionResults, message }) =>
      assertionResults.length === 0 && message !== undefined && message !== ''
        ? [`${short(name)}: ${firstLine(message)}`]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(
              ({ fullName, failureMessages = [] }) => `${short(name)}: ${fullName}: ${firstLine(failureMessages[0])}`,
            ),
    ),
  };
}

/** The times of Playwright's json report: of a file that of all its tests, second tries included. */
export function browserTimes(report: BrowserReport): TestTimes {
  const specs = specsIn(report);
  const files = new Map<string, number>();
  for (const { file, tests } of specs) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    files.set(file, (files.get(file) ?? 0) + ms);
  }
  return {
    files: slowestFirst([...files].map(([file, ms]) => ({ name: `e2e/specs/${file}`, ms }))),
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `e2e/specs/${file}: ${title}`),
    failed: [
      ...specs.flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) => `e2e/specs/${file}: ${title}: ${firstLine(results.at(-1)?.error?.message)}`),
      ),
      ...(report.errors ?? []).map(({ message }) => firstLine(message)),
    ],
  };
}

const SLOWEST = 8;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(8)} s`;
}

/** The end of a run: what each step took, the slowest files of each suite, and what had to be tried again or failed. */
export function timeReport(steps: readonly Duration[], suites: readonly TestTimes[]): string {
  const lines = (durations: readonly Duration[]): string[] =>
    durations.map(({ name, ms }) => `${seconds(ms)}  ${name}`);
  const slowest = suites.flatMap(({ files }) => ['', 'Slowest files:', ...lines(files.slice(0, SLOWEST))]);
  const list = (title: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : ['', title, ...names.map((name) => `  ${name}`)];
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  return [
    ...['', 'Steps:', ...lines([...steps, { name: 'all', ms: total }])],
    ...slowest,
    ...list(
      'Flaky, passed at the second try:',
      suites.flatMap(({ flaky }) => flaky),
    ),
    ...list(
      'Failed:',
      suites.flatMap(({ failed }) => failed),
    ),
    '',
  ].join('\n');
}
