import { part, rows, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId, rowOrCodeId } from '../ids';
import { bit, list, noValue, pageRequest, page, pageOf } from '../schemas';
import { identifier } from './fields';
import { gameMenuSchema, gameSchema, gameTypesSchema, liveModelSchema, winnerSchema } from './game-entities';

// Constants such as these, `typeId`, `isPlatform`, `active` and `streaming` are what gateways in use ask for.
const platform = v.literal('html5');
const clientType = v.literal(2);

/** The vendors by category, in the order the categories are shown in. */
export const gameTypes = defineEndpoint({
  id: 'R-36',
  method: 'GET',
  path: '/games/types',
  auth: 'public',
  request: v.object({ typeId: v.literal(1), merchant_code: v.string() }),
  reply: gameTypesSchema,
});

/** More pages exist while `pageNum` is below `totalPages`. */
export const gameList = defineEndpoint({
  id: 'R-37',
  method: 'GET',
  path: '/games',
  auth: 'optional',
  request: v.object({
    merchant: v.string(),
    platform,
    /** Any part of a name. */
    gameName: v.optional(v.string()),
    /** The category: `RNG`, `LIVE`, … */
    gameType: v.string(),
    ...pageRequest,
    vassalage: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    isNew: v.optional(bit),
    /** Games that take bets of this amount, or lower ones; in the site's currency. */
    minBet: v.optional(v.number()),
    /** Games with at least so many lines. */
    minLine: v.optional(v.number()),
    language: v.string(),
    clientType,
  }),
  reply: part({ games: rows(gameSchema), ...pageOf }),
});

/** Hot games of every type; the caller filters by game type. */
export const hotGames = defineEndpoint({
  id: 'R-38',
  method: 'GET',
  path: '/games/hot',
  auth: 'optional',
  request: v.object({
    isPlatform: v.literal(2),
    language: v.string(),
    platform,
    merchantCode: v.optional(v.string()),
  }),
  reply: part({ list: rows(gameSchema) }),
});

/** The node ids of the member's favourites, as text; one page of 100. */
export const favouriteIds = defineEndpoint({
  id: 'R-39',
  method: 'GET',
  path: '/favourites/ids',
  auth: 'member',
  request: v.object({ pageNo: v.literal(1), pageSize: v.literal(100) }),
  reply: part({ content: rows(identifier) }),
});

/** The member's favourites of one type, as games. */
export const favourites = defineEndpoint({
  id: 'R-40',
  method: 'GET',
  path: '/favourites',
  auth: 'member',
  request: v.object({ ...pageRequest, gameType: v.string(), language: v.string() }),
  reply: page(gameSchema),
});

/** R-41.add. A game that is a favourite already stays one. */
export const addFavourite = defineEndpoint({
  id: 'R-41.add',
  method: 'POST',
  path: '/favourites',
  auth: 'member',
  request: v.object({ nodeId: rowId, vendor: v.string() }),
  reply: noValue,
});

/** R-41.remove. A game that is no favourite also succeeds. */
export const removeFavourite = defineEndpoint({
  id: 'R-41.remove',
  method: 'DELETE',
  path: '/favourites',
  auth: 'member',
  request: v.object({ nodeId: rowId, vendor: v.string() }),
  reply: noValue,
});

/** Writes although it is a GET: sent just before a launch, never from a cache. */
export const addRecentGame = defineEndpoint({
  id: 'R-42',
  method: 'GET',
  path: '/games/recent/add',
  auth: 'member',
  request: v.object({
    nodeId: rowId,
    gameId: rowOrCodeId,
    gameType: v.string(),
    vassalage: v.string(),
    clientType,
  }),
  reply: noValue,
});

/** The only paged call whose page number is named `page`. */
export const recentGames = defineEndpoint({
  id: 'R-43',
  method: 'GET',
  path: '/games/recent',
  auth: 'member',
  request: v.object({
    page: pageRequest.pageNo,
    pageSize: pageRequest.pageSize,
    gameType: v.string(),
    vassalage: v.optional(v.string()),
    language: v.string(),
    clientType,
  }),
  reply: part({ list: rows(gameSchema), totalPages: pageOf.totalPages }),
});

/** The latest winners; the server masks the names. */
export const winners = defineEndpoint({
  id: 'R-44',
  method: 'GET',
  path: '/games/winners',
  auth: 'public',
  request: v.object({ gameCategory: v.literal('ALL'), language: v.string(), limitNum: v.literal(20) }),
  reply: part({ list: rows(winnerSchema) }),
});

/**
 * How a lottery counts prizes; `SEA` exists only in a launch, never as the stored mode
 * (docs/product/lottery.md#launch).
 */
export const prizeModeSchema = v.picklist(['Lott', 'ZY', 'Elott', 'SEA']);
export type PrizeMode = v.InferOutput<typeof prizeModeSchema>;

/** Traditional or entertainment lottery. */
export const playTypeSchema = v.picklist(['trad', 'ent']);
export type PlayType = v.InferOutput<typeof playTypeSchema>;

/** A vendor as a whole is launched without game and node id. An empty `url` is an error. */
export const launchGame = defineEndpoint({
  id: 'R-45',
  method: 'GET',
  path: '/games/launch',
  auth: 'member',
  request: v.object({
    gameCategory: v.string(),
    vassalage: v.string(),
    gameId: v.optional(rowOrCodeId),
    nodeId: v.optional(rowId),
    /** 1 asks for play money (docs/product/games.md#launch). */
    freePlay: bit,
    platform,
    language: v.string(),
    /** Where the game leads back to: the present address. */
    backUrl: v.string(),
    /** The last three belong to the lottery launcher. */
    gameCode: v.optional(v.string()),
    prizeMode: v.optional(prizeModeSchema),
    playType: v.optional(playTypeSchema),
  }),
  reply: part({ url: words }),
  codes: ['launch.url_empty', 'game.maintenance', 'play.break', 'play.limit'],
});

/** The merchant's vendors with their small icons. */
export const gameMenus = defineEndpoint({
  id: 'R-52',
  method: 'GET',
  path: '/games/menus',
  auth: 'public',
  request: v.object({ merchantCode: v.string() }),
  reply: list(gameMenuSchema),
});

/** The strip of live streams hides itself when this fails. */
export const liveModels = defineEndpoint({
  id: 'R-53',
  method: 'GET',
  path: '/live/models',
  auth: 'public',
  request: v.object({ active: v.literal(1), streaming: v.literal(1), language: v.string() }),
  reply: part({ list: rows(liveModelSchema) }),
  silent: true,
});
