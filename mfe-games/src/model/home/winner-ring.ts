import type { Winner } from 'shared-contracts/api/endpoints/game-entities';

/** Winners that the strip has at most (docs/product/games.md#winners). */
export const MOST_WINNERS = 20;

/** The winners of a strip that goes round, each in a place of its own. */
export interface WinnerRing {
  readonly list: readonly Winner[];
  /** How many took the place of an older one. */
  readonly replaced: number;
}

/**
 * Adds wins, the latest first. A full ring gives the place of its oldest winner, which is the one before the latest: the
 * order stays, and no card that is in view moves on.
 */
export function withWins(ring: WinnerRing, wins: readonly Winner[]): WinnerRing {
  return wins.reduceRight<WinnerRing>(({ list, replaced }, win) => {
    if (list.length < MOST_WINNERS) return { list: [win, ...list], replaced };
    const place = list.length - 1 - (replaced % list.length);
    return { list: list.map((winner, index) => (index === place ? win : winner)), replaced: replaced + 1 };
  }, ring);
}
