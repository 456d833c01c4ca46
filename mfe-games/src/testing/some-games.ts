import * as v from 'shared-kit/schema';
import { gameSchema, type Game } from 'shared-contracts/api/endpoints/game-entities';

/** A game for tests; everything not named is as an ordinary server leaves it. */
export function someGame(fields: Partial<Game> = {}): Game {
  const base = {
    nodeId: '1',
    vassalage: 'NOVA',
    gameId: 'g1',
    gameName: 'Lucky Koi',
    gameType: 'RNG',
    gameCategory: 'RNG',
  };
  return v.parse(gameSchema, { ...base, ...fields });
}

/** Many different games for tests. */
export function someGames(count: number, fields: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_game, index) =>
    someGame({ nodeId: `${index + 1}`, gameId: `g${index + 1}`, gameName: `Game ${index + 1}`, ...fields }),
  );
}
