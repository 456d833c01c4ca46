import { median } from 'services/figures/statistics';
import { markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { interactionsOf, type Interaction } from './interactions';
import { SHORTEST_EVENT_MS, type TapRecord } from './watch-taps';

/** What a tap opens; `page` is all else. */
export type TapKind = 'menu' | 'filter' | 'dialog' | 'page';

/** One tap of a journey as it was measured. */
export interface MeasuredTap {
  /** The journey and the step. */
  readonly name: string;
  readonly kind: TapKind;
  readonly interaction: Interaction;
  /** From the last tap to the first frame in which what it opens moves, ms; null where nothing is seen to move. */
  readonly movesAfter: number | null;
}

const MOST_MS = { p98: 200, median: 80, opening: 100 } as const;
const OPENINGS = ['menu', 'filter', 'dialog'] as const;
/** So many of the slowest are named. */
const NAMED = 12;
const HEADS = ['tap', 'target', 'ms', 'input delay', 'processing', 'presentation', 'of it layout'];

/** An interaction of which the browser tells nothing: it was painted sooner than the shortest that it tells of. */
const UNTOLD: Interaction = {
  duration: SHORTEST_EVENT_MS,
  at: 0,
  inputDelay: 0,
  processing: 0,
  presentation: SHORTEST_EVENT_MS,
  layout: 0,
  event: '',
  target: '',
};

/** The figure that so many hundredths of all are at or below: the nearest one that was measured. */
export function percentile(figures: readonly number[], hundredths: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? NaN;
}

/** What a record of one step comes to: a step of several taps counts each of them, its last one opens what it opens. */
export function tapsOf(name: string, kind: TapKind, { events, frames, moves }: TapRecord): readonly MeasuredTap[] {
  const found = interactionsOf(events, frames);
  const all = found.length === 0 ? [UNTOLD] : found;
  return all.map((interaction, index) => {
    const isLast = index === all.length - 1;
    const move = moves.find((at) => at >= interaction.at);
    const movesAfter = isLast && kind !== 'page' && found.length > 0 && move !== undefined ? move - interaction.at : null;
    return { name, kind: isLast ? kind : 'page', interaction, movesAfter };
  });
}

/** What taps promise and came to; a kind of surface that was not seen to move keeps no promise. */
export function tapVerdicts(taps: readonly MeasuredTap[]): readonly Verdict[] {
  const durations = taps.map(({ interaction }) => interaction.duration);
  const openings = OPENINGS.map((kind) => {
    const moves = taps.flatMap((tap) => (tap.kind === kind && tap.movesAfter !== null ? [tap.movesAfter] : []));
    return { bar: `taps median before a ${kind} moves`, value: median(moves), limit: MOST_MS.opening, unit: 'ms' } as const;
  });
  return [
    { bar: 'taps 98th percentile', value: percentile(durations, 98), limit: MOST_MS.p98, unit: 'ms' },
    { bar: 'taps median', value: percentile(durations, 50), limit: MOST_MS.median, unit: 'ms' },
    ...openings,
  ];
}

/** The rounds of each tap together. */
function byName(taps: readonly MeasuredTap[]): readonly (readonly [string, readonly MeasuredTap[]])[] {
  const groups = new Map<string, MeasuredTap[]>();
  for (const tap of taps) groups.set(tap.name, [...(groups.get(tap.name) ?? []), tap]);
  return [...groups];
}

const ms = (figure: number): string => figure.toFixed(0);

/** The median of a tap's durations decides its place. */
function slowest(taps: readonly MeasuredTap[]): readonly (readonly string[])[] {
  const rows = byName(taps).map(([name, rounds]) => {
    const sorted = rounds.toSorted((one, other) => one.interaction.duration - other.interaction.duration);
    return { name, middle: sorted[Math.ceil(sorted.length / 2) - 1]?.interaction ?? UNTOLD };
  });
  return rows
    .toSorted((one, other) => other.middle.duration - one.middle.duration)
    .slice(0, NAMED)
    .map(({ name, middle }) => {
      const { duration, inputDelay, processing, presentation, layout, event, target } = middle;
      return [name, `${event} on ${target}`, ...[duration, inputDelay, processing, presentation, layout].map(ms)];
    });
}

/** What opens, in the order of how late it moves. */
function openings(taps: readonly MeasuredTap[]): readonly (readonly string[])[] {
  const opening = taps.filter(({ kind }) => kind !== 'page');
  return byName(opening)
    .map(([name, rounds]) => {
      const moves = rounds.flatMap(({ movesAfter }) => (movesAfter === null ? [] : [movesAfter]));
      return { name, kind: rounds[0]?.kind ?? 'page', middle: median(moves), most: Math.max(...moves) };
    })
    .toSorted((one, other) => other.middle - one.middle)
    .map(({ name, kind, middle, most }) =>
      Number.isNaN(middle) ? [name, kind, '–', '–'] : [name, kind, ms(middle), ms(most)],
    );
}

/** The tables: the slowest taps with where their time goes, and every opening. */
export function tapTables(taps: readonly MeasuredTap[]): string {
  return [
    `${taps.length} taps. The slowest, with their parts in ms:`,
    markdownTable(HEADS, slowest(taps)),
    'From the tap until what it opens moves, ms:',
    markdownTable(['what opens', 'kind', 'median', 'most'], openings(taps)),
  ].join('\n\n');
}
