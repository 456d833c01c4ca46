import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { BINGO_CATEGORY, splitTypeOf } from 'shared-contracts/game-categories';
import { BINGO_CLASSIFY } from './categories';

function categoryOf(game: Game): string {
  const type = game.gameType || game.gameCategory;
  if (type === 'SPORTS') return splitTypeOf(game.vassalage) ?? type;
  return type === 'RNG' && game.gameClassify === BINGO_CLASSIFY ? BINGO_CATEGORY : type;
}

/** Games whose pictures can stand for a category, at most so many. */
export function picturesOfCategory(type: string, games: readonly Game[], most: number): Game[] {
  return games.filter((game) => categoryOf(game) === type).slice(0, most);
}
