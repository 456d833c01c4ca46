import type { Comparison } from './compare';
import { lineText, linesOf } from './report-lines';

const REASON = /^- `([\w-]+)`: \S/gm;

/** The names of the reasons that `accepted-breaks.md` gives; throws for one that is given twice. */
export function acceptedReasons(document: string): ReadonlySet<string> {
  const names = [...document.matchAll(REASON)].map(([, name = '']) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`shared-contracts/accepted-breaks.md gives the reason ${repeated} twice`);
  return new Set(names);
}

/** What is wrong with the marks of accepted breaks: a mark without a reason, a mark on a line that is not lost, an unused reason. */
export function acceptanceFaults(document: string, released: string, { lost }: Comparison): readonly string[] {
  const reasons = acceptedReasons(document);
  const marked = linesOf(released).filter(({ reason }) => reason !== null);
  const used = new Set(marked.map(({ reason }) => reason));
  const lostIndexes = new Set(lost.map(({ index }) => index));
  return [
    ...[...used].flatMap((name) =>
      name === null || reasons.has(name) ? [] : [`no reason ${name} in shared-contracts/accepted-breaks.md`],
    ),
    ...[...reasons].flatMap((name) =>
      used.has(name) ? [] : [`no line of reports/released.md is lost for the reason ${name}: delete it`],
    ),
    ...marked.flatMap((line) =>
      lostIndexes.has(line.index)
        ? []
        : [`not lost any more, delete the mark in reports/released.md: ${lineText(line)}`],
    ),
  ];
}
