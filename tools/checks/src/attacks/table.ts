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

/** A row for each suite that has results; the others keep what the present table says of them. */
export function tableRows(
  suites: readonly AttackSuite[],
  results: readonly FileResult[],
  present: readonly (readonly string[])[],
): string[][] {
  return suites.map(({ attack, files }) => {
    const own = results.filter(({ file }) => isOf(file, files));
    const sum = (name: 'tried' | 'passed') => String(own.reduce((total, result) => total + result[name], 0));
    const isWhole = files.every((place) => own.some(({ file }) => isOf(file, [place])));
    const [, tried = '', passed = ''] = present.find(([name]) => name === attack) ?? [];
    const names = files.map((file) => `\`${file}\``).join(', ');
    return isWhole ? [attack, sum('tried'), sum('passed'), names] : [attack, tried, passed, names];
  });
}

/** A table as the formatter of the repository writes it. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(3, ...[[name], ...rows.map((row) => [row[column] ?? ''])].map(([text = '']) => text.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const BEGIN = '<!-- attacks -->';
const END = '<!-- /attacks -->';

function blockOf(document: string): readonly [start: number, end: number] {
  const [start, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the document has no place for the table: ${BEGIN} and ${END}`);
  return [start + BEGIN.length, end];
}

/** The cells of the table that a document has now. */
export function presentRows(document: string): string[][] {
  const [start, end] = blockOf(document);
  return document
    .slice(start, end)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The document with another table. */
export function withTable(document: string, table: string): string {
  const [start, end] = blockOf(document);
  return `${document.slice(0, start)}\n\n${table}\n\n${document.slice(end)}`;
}
