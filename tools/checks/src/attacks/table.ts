import type { AttackSuite } from './suites';

/** How the tests of one file ended. */
export interface FileResult {
  /** Relative to the root. */
  readonly file: string;
  readonly tried: number;
  readonly passed: number;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The results of `jest --json`, by file; names are whole paths below `root`. */
export function unitResults(report: JestReport, root: string): FileResult[] {
  return report.testResults.map(({ name, assertionResults }) => ({
    file: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
    tried: assertionResults.length,
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
  }));
}

interface BrowserStep {
  readonly error?: unknown;
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly steps?: readonly BrowserStep[] }[] }[];
  }[];
}

/** The results of the browser's suite, by file: a test that goes step by step counts as many cases as it has steps. */
export function browserResults(report: BrowserSuite): FileResult[] {
  const own = (report.specs ?? []).map(({ file, ok, tests }) => {
    const steps = tests.flatMap(({ results }) => results.at(-1)?.steps ?? []);
    const tried = Math.max(1, steps.length);
    const failed = steps.filter(({ error }) => error !== undefined).length;
    return { file: `e2e/specs/${file}`, tried, passed: ok ? tried : tried - Math.max(1, failed) };
  });
  return [...own, ...(report.suites ?? []).flatMap((suite) => browserResults(suite))];
}

function isOf(file: string, places: readonly string[]): boolean {
  return places.some((place) => file === place || file.startsWith(`${place}/`));
}

/** Files and folders of a suite of which no test has run. */
export function notRun({ files }: AttackSuite, results: readonly FileResult[]): string[] {
  return files.filter((place) => !results.some(({ file }) => isOf(file, [place])));
}

/** A row for each suite that has results; the others keep what the present table says of them. */
export function tableRows(
  suites: readonly AttackSuite[],
  results: readonly FileResult[],
  present: readonly (readonly string[])[],
): string[][] {
  return suites.map((suite) => {
    const { attack, files, where = files.map((file) => `\`${file}\``).join(', ') } = suite;
    const own = results.filter(({ file }) => isOf(file, files));
    const sum = (name: 'tried' | 'passed') => String(own.reduce((total, result) => total + result[name], 0));
    const [, tried = '', passed = ''] = present.find(([name]) => name === attack) ?? [];
    return notRun(suite, results).length === 0
      ? [attack, sum('tried'), sum('passed'), where]
      : [attack, tried, passed, where];
  });
}
