/** One line of a report. */
export interface ReportLine {
  readonly entry: string;
  /**
   * The names around the line, outermost first, such as `HostEvents wallet.balanceChanged`. A `+` counts the parts of one
   * type: the reply's fields of the call `gameList` are at `gameList+`, its request's at `gameList`.
   */
  readonly place: string;
  readonly text: string;
  /** The name of the accepted reason for which today's contract may lack the line; null when there is none. */
  readonly reason: string | null;
  /** The line's number in the report, counted from 0. */
  readonly index: number;
}

const DECLARED = /^(?:export )?(?:abstract )?(?:const|let|function|interface|type|class|enum|namespace) ([\w$]+)/;
const RE_EXPORTED = /^export (?:type )?\{ (?:\w+ as )?(\w+) \}/;
const MEMBER = /^(?:(?:static|readonly|get|set) )*(?:'([^']+)'|"([^"]+)"|([\w$]+))\??[:(<]/;
const NEXT_PART = /^[}\]|&]/;
const CLOSING = /^\}[;,]?$/;
const MARKED = /^( *)(.*?)(?: \/\/ accepted: ([\w-]+))?$/;

function nameOf(text: string): string {
  const [, ...names] = DECLARED.exec(text) ?? RE_EXPORTED.exec(text) ?? MEMBER.exec(text) ?? [];
  return names.find((name) => name !== undefined) ?? '';
}

/** The lines of a report with their places, without headings, fences and lines that only close a brace. */
export function linesOf(report: string): readonly ReportLine[] {
  const lines: ReportLine[] = [];
  let entry = '';
  let names: readonly string[] = [];
  report.split('\n').forEach((line, index) => {
    const heading = /^## (\S+)$/.exec(line)?.[1];
    if (heading !== undefined) entry = heading;
    if (heading !== undefined || entry === '' || line === '' || line.startsWith('```')) return;
    const [, indentation = '', text = '', reason = null] = MARKED.exec(line) ?? [];
    const depth = indentation.length / 2;
    names = [...names.slice(0, depth), NEXT_PART.test(text) ? `${names[depth] ?? ''}+` : nameOf(text)];
    if (CLOSING.test(text)) return;
    lines.push({ entry, place: names.slice(0, Math.max(depth, 1)).join(' '), text, reason, index });
  });
  return lines;
}

/** A report whose lines at these numbers are marked as accepted for one reason. */
export function withMarks(report: string, indexes: readonly number[], reason: string): string {
  const marked = new Set(indexes);
  const lines = report.split('\n').map((line, index) => (marked.has(index) ? `${line} // accepted: ${reason}` : line));
  return lines.join('\n');
}

/** Where a line is and what it says, for a message. */
export function lineText({ entry, place, text }: ReportLine): string {
  return `${entry}: ${place.replaceAll('+', '')}: ${text}`;
}
