import * as v from 'valibot';
import { money } from '../schemas';
import { identifier, looseFlag, numeric, optionalIdentifier, text } from './fields';

/** A game as every list delivers it (S1 3). A list entry can be launched by its vendor and node alone. */
export const gameSchema = v.object({
  nodeId: identifier,
  /** The vendor's code. */
  vassalage: v.string(),
  gameId: optionalIdentifier,
  gameName: text,
  /** Shown where `gameName` is empty. */
  nodeName: text,
  displayName: text,
  gameType: text,
  gameCategory: text,
  showIcon: v.nullish(looseFlag, false),
  iconUrl: text,
  mobileLargeIcon: text,
  gameClassify: text,
  gameClassifyNew: text,
  minBet: v.nullish(numeric, null),
  roomId: optionalIdentifier,
  /** 0 allows free play; null, when the server does not say, does not (D-41). */
  supportPlay: v.nullish(numeric, null),
  gameCode: v.nullish(v.string(), 'lobby'),
  isGameH5: v.nullish(looseFlag, false),
  playType: text,
  lottoMode: text,
  /** 1 is traditional (S1 4). */
  defaultPlayType: v.nullish(numeric, null),
});
export type Game = v.InferOutput<typeof gameSchema>;

/** A vendor within a category; `freeplay` 1 launches it as free play (D-41). */
export const vendorSchema = v.object({
  vassalage: v.string(),
  displayName: text,
  freeplay: v.nullish(numeric, 0),
});
export type Vendor = v.InferOutput<typeof vendorSchema>;

/** A category and the codes of its vendors, in the order they are shown in. */
export const categoryOrderSchema = v.object({
  gameCategory: v.string(),
  vendorNames: v.nullish(v.array(v.string()), []),
  icon: text,
});
export type CategoryOrder = v.InferOutput<typeof categoryOrderSchema>;

/** The vendor data: the order of the categories, and each category's vendors. */
export const gameTypesSchema = v.object({
  sorting: v.array(categoryOrderSchema),
  mapping: v.record(v.string(), v.array(vendorSchema)),
});
export type GameTypes = v.InferOutput<typeof gameTypesSchema>;

/** A recent win, with what it takes to launch the same game. `winAmount` is in the site's currency. */
export const winnerSchema = v.object({
  vo: v.object({
    /** Masked by the server. */
    customerName: v.string(),
    gameName: text,
    winAmount: money,
    gameCategory: text,
    vassalage: v.string(),
    gameId: optionalIdentifier,
    nodeId: optionalIdentifier,
  }),
});
export type Winner = v.InferOutput<typeof winnerSchema>;

/** One entry of a game menu. */
export const gameMenuSchema = v.object({ gameCategory: v.string(), vassalage: v.string(), icon: text });
export type GameMenu = v.InferOutput<typeof gameMenuSchema>;

/** Somebody who streams live now, and the game to join them in. */
export const liveModelSchema = v.object({
  id: identifier,
  name: v.string(),
  cover: text,
  viewers: v.nullish(numeric, 0),
  vassalage: v.string(),
  gameId: optionalIdentifier,
  nodeId: optionalIdentifier,
});
export type LiveModel = v.InferOutput<typeof liveModelSchema>;
