import type { LanguageCode } from 'shared-contracts/language';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { BINGO_CATEGORY, launchCategory, offersBingo } from 'shared-contracts/game-categories';
import { BINGO_CLASSIFY } from './categories';

/** The list opens with slots unless told. */
const DEFAULT_TYPE = 'RNG';

const TYPE_OF_PATH: Readonly<Record<string, string>> = {
  [PATHS.rng]: 'RNG',
  [PATHS.live]: 'LIVE',
  [PATHS.pvp]: 'PVP',
  [PATHS.fish]: 'FISH',
  [PATHS.sports]: 'SPORTS',
  [PATHS.slotsCenter]: 'RNG',
};
const TYPE_CODE = /^[A-Z]{2,16}$/;

/** The game type of an address: the path's own, else the query's; e-sports and cockfight are sports. */
export function gameTypeOf(pathname: string, query: string | null): string {
  const fixed = TYPE_OF_PATH[normalisePath(pathname)];
  if (fixed !== undefined) return fixed;
  const asked = query !== null && TYPE_CODE.test(query) ? query : DEFAULT_TYPE;
  return asked === BINGO_CATEGORY ? BINGO_CATEGORY : launchCategory(asked);
}

/** What the calls are asked with: bingo is a classification of RNG. */
export function requestedType(gameType: string): { readonly gameType: string; readonly gameClassify?: string } {
  return gameType === BINGO_CATEGORY ? { gameType: 'RNG', gameClassify: BINGO_CLASSIFY } : { gameType };
}

/** Bingo has neither filter nor tabs. */
export function hasTabs(gameType: string): boolean {
  return gameType !== BINGO_CATEGORY;
}

/** The classifications of slot games, in the filter's order (docs/product/games.md#filter). */
const CLASSIFICATIONS = ['JP', 'SC', 'VP', 'TG', 'AC', BINGO_CLASSIFY] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** What the filter offers: nothing but for RNG, bingo only where Filipino is offered. */
export function classificationsFor(gameType: string, supported: readonly LanguageCode[]): readonly Classification[] {
  if (gameType !== 'RNG') return [];
  return CLASSIFICATIONS.filter((code) => code !== BINGO_CLASSIFY || offersBingo(supported));
}
