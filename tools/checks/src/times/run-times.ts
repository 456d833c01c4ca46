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
    }[];
  }[];
}

interface BrowserSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number }[];
  }[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly BrowserSpec[];
}

function slowestFirst(files: readonly Duration[]): readonly Duration[] {
  return files.toSorted((a, b) => b.ms - a.ms);
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
  };
}

function specsIn({ specs = [], suites = [] }: BrowserSuite): readonly BrowserSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The times of Playwright's json report: of a file that of all its tests, second tries included. */
export function browserTimes(report: BrowserSuite): TestTimes {
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
  };
}

const SLOWEST = 8;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(8)} s`;
}

/** The end of a run: what each step took, the slowest files of each suite, and what had to be tried again. */
export function timeReport(steps: readonly Duration[], suites: readonly TestTimes[]): string {
  const lines = (durations: readonly Duration[]): string[] =>
    durations.map(({ name, ms }) => `${seconds(ms)}  ${name}`);
  const slowest = suites.flatMap(({ files }) => ['', 'Slowest files:', ...lines(files.slice(0, SLOWEST))]);
  const flaky = suites.flatMap((suite) => suite.flaky);
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  return [
    ...['', 'Steps:', ...lines([...steps, { name: 'all', ms: total }])],
    ...slowest,
    ...(flaky.length === 0 ? [] : ['', 'Flaky, passed at the second try:', ...flaky.map((name) => `  ${name}`)]),
    '',
  ].join('\n');
}
