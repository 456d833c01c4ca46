import type { LineEntry } from '../line/line';

/** What a first visit came to, as the way between the engine and the site saw it. */
export interface VisitFigures {
  readonly requests: number;
  /** How many requests came one after the other: each began after the one before had ended. */
  readonly chain: number;
  /** Of all bodies as they were sent, kB. */
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
}

const isScript = ({ path }: LineEntry): boolean => /\.mjs(\?|$)/.test(path);

function sizeOf(entries: readonly LineEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** The longest row of requests of which each began when the one before had ended. */
export function chainOf(entries: readonly LineEntry[]): number {
  const ended = entries.filter((entry) => entry.endedAt !== undefined);
  const inOrder = ended.toSorted((one, other) => one.startedAt - other.startedAt);
  const depths = new Map<LineEntry, number>();
  for (const entry of inOrder) {
    const before = inOrder.filter(({ endedAt = Infinity }) => endedAt <= entry.startedAt);
    depths.set(entry, 1 + Math.max(0, ...before.map((one) => depths.get(one) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

export function visitFigures(entries: readonly LineEntry[]): VisitFigures {
  return {
    requests: entries.length,
    chain: chainOf(entries),
    kilobytes: sizeOf(entries),
    scriptKilobytes: sizeOf(entries.filter(isScript)),
  };
}

/** Addresses of the site's files that were asked for more than once, with how often. */
export function repeated(entries: readonly LineEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of entries.filter((entry) => entry.path.startsWith('/r/')))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([path, count]) => `${count} × ${path}`);
}
