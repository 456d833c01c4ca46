import { linesOf, type ReportLine } from './report-lines';

/** How today's contract differs from the released one. */
export interface Comparison {
  /** Lines of the released contract that are gone or changed, which breaks who uses them. */
  readonly lost: readonly ReportLine[];
  /** Whether there is anything that the released contract does not have. */
  readonly hasMore: boolean;
}

/** Every minor changes these lines. */
const VERSION = /^export const CONTRACT_(?:VERSION|RANGE) = /;
/** What may grow within one line: a list of literals, or the interfaces that another one extends. */
const LIST = /(?<=\bextends )[^{]+(?= \{)|(["'])[^"']*\1(?:(?:, | \| )(["'])[^"']*\2)*/g;

function listsOf(text: string): readonly (readonly string[])[] {
  return (text.match(LIST) ?? []).map((list) => list.split(/, | \| /));
}

/** Whether a line differs from another one only by more members of its unions, more values of its tuples, or by an export. */
export function hasGrown(before: string, after: string): boolean {
  const later = before.startsWith('export ') ? after : after.replace(/^export /, '');
  if (before.replace(LIST, '…') !== later.replace(LIST, '…')) return false;
  const lists = listsOf(later);
  return listsOf(before).every((list, index) => list.every((item) => lists[index]?.includes(item)));
}

/** Today's lines by their places; each can be taken once. */
class LinesByPlace {
  readonly #texts = new Map<string, string[]>();

  constructor(lines: readonly ReportLine[]) {
    for (const line of lines) {
      const key = LinesByPlace.#key(line);
      const texts = this.#texts.get(key);
      if (texts === undefined) this.#texts.set(key, [line.text]);
      else texts.push(line.text);
    }
  }

  static #key({ entry, place }: ReportLine): string {
    return `${entry} ${place}`;
  }

  /** Takes away the first line at the place of a released one for which the rule holds; false when there is none. */
  take(released: ReportLine, rule: (text: string) => boolean): boolean {
    const texts = this.#texts.get(LinesByPlace.#key(released)) ?? [];
    const found = texts.findIndex(rule);
    if (found >= 0) texts.splice(found, 1);
    return found >= 0;
  }

  isEmpty(): boolean {
    return [...this.#texts.values()].every((texts) => texts.length === 0);
  }
}

/** Compares two reports place by place. The order within a place does not count. */
export function compareReports(released: string, current: string): Comparison {
  const isCompared = ({ text }: ReportLine): boolean => !VERSION.test(text);
  const today = new LinesByPlace(linesOf(current).filter(isCompared));
  // Where one of two equal lines is lost, it is the one that may be.
  const before = [...linesOf(released).filter(isCompared)].sort(
    (one, two) => Number(one.reason !== null) - Number(two.reason !== null) || one.index - two.index,
  );
  const changed = before.filter((line) => !today.take(line, (text) => text === line.text));
  const lost = changed.filter((line) => !today.take(line, (text) => hasGrown(line.text, text)));
  return {
    lost: lost.sort((one, two) => one.index - two.index),
    hasMore: lost.length < changed.length || !today.isEmpty(),
  };
}
