import type { RequestOf } from 'shared-contracts/api/endpoint';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import type {
  favourites,
  gameList,
  hotGames,
  liveModels,
  recentGames,
  winners,
} from 'shared-contracts/api/endpoints/games';
import { PAGE_SIZE } from 'shared-contracts/api/schemas';
import { requestedType } from '../catalogue/game-type';
import type { ListState } from './list-state';

/** Sections of home ask for more than they show, to know whether there are more. */
const SECTION_ASKED = 10;
export const SECTION_SHOWN = 6;

/** Whom and in which language a list is asked for. */
export interface ListAsker {
  readonly merchant: string;
  readonly language: string;
}

/** R-37 of a list's state. */
export function gamesRequest(
  gameType: string,
  state: ListState,
  asker: ListAsker,
  page: number,
): RequestOf<typeof gameList> {
  const wanted = requestedType(gameType);
  const gameClassify = state.gameClassify ?? wanted.gameClassify;
  return {
    ...asker,
    platform: 'html5',
    gameType: wanted.gameType,
    ...(state.gameName !== '' && { gameName: state.gameName }),
    ...(state.vassalage !== null && { vassalage: state.vassalage }),
    ...(gameClassify !== undefined && { gameClassify }),
    pageNo: page,
    pageSize: PAGE_SIZE,
    clientType: 2,
  };
}

/** R-37 of the sections NEW and JP; both belong to RNG, where their More leads. */
export function sectionRequest(section: 'NEW' | 'JP', asker: ListAsker): RequestOf<typeof gameList> {
  return {
    ...asker,
    platform: 'html5',
    gameType: 'RNG',
    ...(section === 'NEW' ? { isNew: 1 as const } : { gameClassify: 'JP' }),
    pageNo: 1,
    pageSize: SECTION_ASKED,
    clientType: 2,
  };
}

/** R-38, one list for all game types. */
export function hotRequest({ merchant, language }: ListAsker): RequestOf<typeof hotGames> {
  return { isPlatform: 2, language, platform: 'html5', merchantCode: merchant };
}

/** R-43; only vendor lists have a vendor beside the tab. */
export function recentRequest(
  gameType: string,
  { vassalage }: ListState,
  asker: ListAsker,
  page: number,
): RequestOf<typeof recentGames> {
  const { gameType: asked } = requestedType(gameType);
  return {
    page,
    pageSize: PAGE_SIZE,
    gameType: asked,
    ...(vassalage !== null && { vassalage }),
    language: asker.language,
    clientType: 2,
  };
}

/** */
export function favouritesRequest(gameType: string, asker: ListAsker, page: number): RequestOf<typeof favourites> {
  return { pageNo: page, pageSize: PAGE_SIZE, gameType: requestedType(gameType).gameType, language: asker.language };
}

/** The hot games of one type, out of the list of all. */
export function hotOfType(games: readonly Game[], gameType: string): Game[] {
  const { gameType: asked } = requestedType(gameType);
  return games.filter((game) => asked === 'ALL' || (game.gameType || game.gameCategory) === asked);
}

/**
 * What a list shows of its pages: the calls of hot games and of favourites know no vendor, and a favourite that
 * was taken out is gone at once.
 */
export function shownIn(
  { mode, vassalage }: ListState,
  isRemoved: (nodeId: string) => boolean,
): (game: Pick<Game, 'nodeId' | 'vassalage'>) => boolean {
  const ofVendor = mode === 'hot' || mode === 'fav' ? vassalage : null;
  return (game) => (ofVendor === null || game.vassalage === ofVendor) && !(mode === 'fav' && isRemoved(game.nodeId));
}

/** R-44; the latest of all categories. */
export function winnersRequest({ language }: ListAsker): RequestOf<typeof winners> {
  return { gameCategory: 'ALL', language, limitNum: 20 };
}

/** R-53; only who streams now. */
export function liveRequest({ language }: ListAsker): RequestOf<typeof liveModels> {
  return { active: 1, streaming: 1, language };
}
