import { PAGE_SIZE } from 'shared-contracts/api/schemas';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { TILES_PER_ROW } from './grid-rows';

/**
 * Pages on either side of the view whose games stay in memory; what is farther away is read again when it is near.
 * Each is a query that is looked at whenever one of them changes.
 */
const KEPT_AROUND = 3;

/** The first and last page that the view touches, 1-based. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** The places of a list that grows by pages: a game where its page is in memory, else null. */
export interface PageSlots {
  readonly slots: readonly (Game | null)[];
  /** The first slot of each page. */
  readonly starts: readonly number[];
}

function pagesBetween(first: number, last: number, reach: number): number[] {
  const from = Math.max(1, first);
  const to = Math.min(reach, last);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_page, index) => from + index);
}

/** Pages that must be there: those in view, one more on either side, and the farthest that was asked for. */
export function wantedPages({ first, last }: PageRange, reach: number): number[] {
  return [...new Set([...pagesBetween(first - 1, last + 1, reach), reach])];
}

/** Pages whose games stay in memory. */
export function keptPages({ first, last }: PageRange, reach: number): number[] {
  return [...new Set([...pagesBetween(first - KEPT_AROUND, last + KEPT_AROUND, reach), reach])];
}

/** Which games of its pages a list shows. */
export type GameFilter = (game: Game) => boolean;

/**
 * Lays the pages out one after the other. A page that is not in memory keeps the room of a whole one, so that
 * what is in view stays where it is; a game that moved between pages while they were read shows once.
 */
export function pageSlots(
  games: ReadonlyMap<number, readonly Game[]>,
  reach: number,
  isShown: GameFilter = () => true,
): PageSlots {
  const slots: (Game | null)[] = [];
  const starts: number[] = [];
  const seen = new Set<string>();
  for (let page = 1; page <= reach; page += 1) {
    starts.push(slots.length);
    const present = games.get(page);
    if (present === undefined) for (let place = 0; place < PAGE_SIZE; place += 1) slots.push(null);
    else
      for (const game of present) {
        if (seen.has(game.nodeId) || !isShown(game)) continue;
        seen.add(game.nodeId);
        slots.push(game);
      }
  }
  return { slots, starts };
}

/** The pages that stretch of slots belongs to. */
export function pagesOfSlots(starts: readonly number[], firstSlot: number, lastSlot: number): PageRange {
  const pageOf = (slot: number): number => Math.max(1, starts.filter((start) => start <= slot).length);
  return { first: pageOf(firstSlot), last: pageOf(lastSlot) };
}

/** A stretch of slots whose pages could not be read. */
export interface Gap {
  readonly firstSlot: number;
  readonly lastSlot: number;
}

/** The stretches that failed pages, in order, leave in a list of that many slots; neighbours are one. */
export function gapsOf(failed: readonly number[], starts: readonly number[], slotCount: number): Gap[] {
  const gaps: Gap[] = [];
  for (const page of failed) {
    const firstSlot = starts[page - 1];
    if (firstSlot === undefined) continue;
    const lastSlot = (starts[page] ?? slotCount) - 1;
    const before = gaps.at(-1);
    if (before?.lastSlot === firstSlot - 1) gaps.splice(-1, 1, { ...before, lastSlot });
    else gaps.push({ firstSlot, lastSlot });
  }
  return gaps;
}

/** The page a row belongs to as long as no page is known. */
export function pageOfRow(row: number): number {
  return Math.floor((row * TILES_PER_ROW) / PAGE_SIZE) + 1;
}
