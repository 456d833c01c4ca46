import type { Game, Vendor, Winner } from 'shared-contracts/api/endpoints/game-entities';
import type { LaunchTarget } from '../../contract';
import { launchCategory } from 'shared-contracts/game-categories';

/** The name a tile shows: the game's, else its node's. */
export function gameTitle(game: Pick<Game, 'gameName' | 'nodeName' | 'displayName' | 'nodeId'>): string {
  return game.gameName || game.nodeName || game.displayName || game.nodeId;
}

/** Lotteries have no favourites. */
export function canBeFavourite(game: Pick<Game, 'gameType' | 'gameCategory'>): boolean {
  return !['LOTT', 'ELOTT'].includes(game.gameType || game.gameCategory);
}

/** Entertainment where the lottery mode says so, else traditional. */
export function playTypeOf(lottoMode: string): 'ent' | 'trad' {
  return lottoMode.includes('Entertainment') ? 'ent' : 'trad';
}

/** What a tile opens. Free play is asked for when `supportPlay` is 0. */
export function gameTarget(game: Game): LaunchTarget {
  return {
    gameCategory: game.gameCategory || game.gameType,
    vassalage: game.vassalage,
    gameId: game.gameId,
    nodeId: game.nodeId,
    freePlay: game.supportPlay === 0 ? 1 : 0,
    gameCode: game.gameCode,
    playType: playTypeOf(game.lottoMode),
  };
}

/** What a vendor's entry opens: the vendor as a whole. Free play is asked for when `freeplay` is 1. */
export function vendorTarget(vendor: Vendor, categoryType: string): LaunchTarget {
  return {
    gameCategory: launchCategory(categoryType),
    vassalage: vendor.vassalage,
    freePlay: vendor.freeplay === 1 ? 1 : 0,
  };
}

/** What a winner's card opens: the game that was won at. */
export function winnerTarget({ vo }: Winner): LaunchTarget {
  return { gameCategory: vo.gameCategory, vassalage: vo.vassalage, gameId: vo.gameId, nodeId: vo.nodeId };
}
