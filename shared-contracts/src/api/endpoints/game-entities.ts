import {
  count,
  flag,
  money,
  optionalDecimal,
  part,
  rows,
  spare,
  table,
  text,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { identifier, optionalIdentifier } from './fields';

/** A game as every list delivers it. A list entry can be launched by its vendor and node alone. */
export const gameSchema = part({
  /** The gateway's id of the game, unique across vendors; favourites go by it. */
  nodeId: identifier,
  /** The vendor's code. */
  vassalage: words,
  /** The vendor's id of the game; empty in an entry that is launched by vendor and node alone. */
  gameId: optionalIdentifier,
  gameName: text,
  /** Shown where `gameName` is empty. */
  nodeName: text,
  displayName: text,
  gameType: text,
  gameCategory: text,
  showIcon: flag,
  /** The picture where there is no `mobileLargeIcon`. */
  iconUrl: text,
  /** The picture of a tile; tried first. */
  mobileLargeIcon: text,
  /** Classification of RNG games: JP, SC, VP, TG, AC, BG. */
  gameClassify: text,
  gameClassifyNew: text,
  minBet: optionalDecimal,
  roomId: optionalIdentifier,
  /** 0 allows free play; null, if the server does not say, does not (docs/product/games.md#launch). */
  supportPlay: optionalDecimal,
  gameCode: spare(words, 'lobby'),
  isGameH5: flag,
  playType: text,
  lottoMode: text,
  /** 1 is traditional. */
  defaultPlayType: optionalDecimal,
});
export type Game = v.InferOutput<typeof gameSchema>;

/** A vendor within a category; `freeplay` 1 launches it as free play. */
export const vendorSchema = part({
  vassalage: words,
  displayName: text,
  freeplay: count,
});
export type Vendor = v.InferOutput<typeof vendorSchema>;

/** A category and the codes of its vendors, in the order they are shown in. */
export const categoryOrderSchema = part({
  gameCategory: words,
  vendorNames: spare(rows(words), []),
  icon: text,
});
export type CategoryOrder = v.InferOutput<typeof categoryOrderSchema>;

/** The vendor data: the order of the categories, and each category's vendors. */
export const gameTypesSchema = part({
  sorting: rows(categoryOrderSchema),
  mapping: table(rows(vendorSchema)),
});
export type GameTypes = v.InferOutput<typeof gameTypesSchema>;

/** A recent win, with what it takes to launch the same game. `winAmount` is in the site's currency. */
export const winnerSchema = part({
  vo: part({
    /** Masked by the server. */
    customerName: words,
    gameName: text,
    winAmount: money,
    gameCategory: text,
    vassalage: words,
    gameId: optionalIdentifier,
    nodeId: optionalIdentifier,
  }),
});
export type Winner = v.InferOutput<typeof winnerSchema>;

/** One entry of a game menu. */
export const gameMenuSchema = part({ gameCategory: words, vassalage: words, icon: text });
export type GameMenu = v.InferOutput<typeof gameMenuSchema>;

/** Somebody who streams live now, and the game to join them in. */
export const liveModelSchema = part({
  id: identifier,
  name: words,
  cover: text,
  viewers: count,
  vassalage: words,
  gameId: optionalIdentifier,
  nodeId: optionalIdentifier,
});
export type LiveModel = v.InferOutput<typeof liveModelSchema>;
