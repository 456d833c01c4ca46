/** The declarations of one entry of the contract, as the compiler emits them without comments. */
export interface DeclaredEntry {
  /** What importers write after `shared-contracts/`, such as `api/endpoints/games`. */
  readonly entry: string;
  readonly text: string;
}

const LEFT_OUT = /^import .*;$|^export \{\s*\};$/;
/** `import("valibot").` and `v.` mean the same; the imports of a file decide which of them the compiler writes. */
const QUALIFIER = /import\("[^"]+"\)\.|\bv\.(?=[A-Z])/g;
const RE_EXPORTS = /^export (type )?\{ (.+?),? \} from ('[^']+');$/;
const TABLE_OF_CALLS = 'export declare const ENDPOINTS:';
const CALL = /^( {4}readonly '[^']+': Endpoint<"[^"]+", ).*/;

/** One line for each call of the table: its type repeats the declarations of `api/endpoints`, 1,800 lines. */
function withoutRepeatedCalls(lines: readonly string[]): readonly string[] {
  let isTable = false;
  return lines.flatMap((line) => {
    if (!/^[ }]/.test(line)) isTable = line.startsWith(TABLE_OF_CALLS);
    if (!isTable || !line.startsWith('    ')) return [line];
    return CALL.test(line) ? [line.replace(CALL, '$1…>;')] : [];
  });
}

function reportedLines(line: string): readonly string[] {
  const [, kind = '', names, from] = RE_EXPORTS.exec(line) ?? [];
  if (names !== undefined) return names.split(', ').map((name) => `export ${kind}{ ${name} } from ${from};`);
  const indentation = line.length - line.trimStart().length;
  return [`${' '.repeat(indentation / 2)}${line.trimStart().replace(/^(export )?declare /, '$1')}`];
}

function entrySection({ entry, text }: DeclaredEntry): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !LEFT_OUT.test(line));
  const reported = withoutRepeatedCalls(lines.map((line) => line.replace(QUALIFIER, ''))).flatMap(reportedLines);
  return `## ${entry}\n\n\`\`\`ts\n${reported.join('\n')}\n\`\`\`\n`;
}

const WRITTEN = 'Generated; do not edit. `pnpm contract:report` writes it.';
const KEPT =
  'The contract of the last release. `pnpm contract:release` writes it, `pnpm contract:accept` marks lines that may be lost.';

/** The report as text: the declarations of every entry in a fixed order, without comments and imports. */
export function reportText(version: string, entries: readonly DeclaredEntry[]): string {
  const sections = [...entries].sort((one, two) => (one.entry < two.entry ? -1 : 1)).map(entrySection);
  return `# shared-contracts ${version}\n\n${WRITTEN}\n\n${sections.join('\n')}`;
}

/** The report that is kept of a release. */
export function releasedText(report: string): string {
  return report.replace(WRITTEN, KEPT);
}

/** The version of the contract that a report is of. */
export function reportVersion(report: string): string {
  return /^# shared-contracts (\S+)/.exec(report)?.[1] ?? '0.0.0';
}
