import * as v from 'shared-kit/schema';
import type { RequestOf } from 'shared-contracts/api/endpoint';
import type { addRecentGame, launchGame, PlayType, PrizeMode } from 'shared-contracts/api/endpoints/games';
import type { LaunchTarget } from '../../contract';
import { href } from 'shared-contracts/paths';
import { parseAddress } from 'shared-contracts/web-address';

/** A second tap within this time is ignored as an echo of the first. */
export const REPEATED_TAP_MILLISECONDS = 1000;

const LOTTERY_VENDORS = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];
const PLAY_TYPE_VENDORS = ['LOTT', 'ELOTT'];
const DEFAULT_GAME_CODE = 'lobby';

/** What a launch depends on besides what is launched. */
export interface LaunchFacts {
  readonly isSignedIn: boolean;
  /** The page to come back to: whole address. */
  readonly currentUrl: string;
  /** The same as a path of the site: where the sign-in returns to. */
  readonly currentPath: string;
  readonly language: string;
  /** As stored; anything else than a known mode counts as the default. */
  readonly storedPrizeMode: string | null;
}

/** How a launch goes on. */
export type LaunchPlan =
  | { readonly kind: 'login'; readonly path: string }
  | { readonly kind: 'list'; readonly path: string }
  | {
      readonly kind: 'launch';
      readonly request: RequestOf<typeof launchGame>;
      /** Absent where there is no game to remember: a vendor as a whole. */
      readonly recent?: RequestOf<typeof addRecentGame>;
    };

/** The stored prize mode; SEA is never stored. */
export function storedPrizeMode(text: string | null): PrizeMode {
  const mode = v.safeParse(v.picklist(['Lott', 'ZY', 'Elott']), text);
  return mode.success ? mode.output : 'Elott';
}

function isWholeVendor(target: LaunchTarget): boolean {
  return !target.gameId && !target.nodeId;
}

function playType(target: LaunchTarget): PlayType {
  return target.playType === 'ent' ? 'ent' : 'trad';
}

function lotteryFields(target: LaunchTarget, facts: LaunchFacts) {
  if (!LOTTERY_VENDORS.includes(target.vassalage)) return {};
  return {
    gameCode: target.gameCode || DEFAULT_GAME_CODE,
    prizeMode: target.vassalage === 'TCG_SEA' ? ('SEA' as const) : storedPrizeMode(facts.storedPrizeMode),
    ...(PLAY_TYPE_VENDORS.includes(target.vassalage) && { playType: playType(target) }),
  };
}

function launchRequest(target: LaunchTarget, facts: LaunchFacts): RequestOf<typeof launchGame> {
  return {
    gameCategory: target.gameCategory,
    vassalage: target.vassalage,
    ...(target.gameId && { gameId: target.gameId }),
    ...(target.nodeId && { nodeId: target.nodeId }),
    freePlay: target.freePlay ?? 0,
    platform: 'html5',
    language: facts.language,
    backUrl: facts.currentUrl,
    ...lotteryFields(target, facts),
  };
}

/** Decides a launch (docs/product/games.md#launch): to the sign-in, to the vendor's list, or to the game. */
export function launchPlan(target: LaunchTarget, facts: LaunchFacts): LaunchPlan {
  const list = href('gameList', { gameType: 'RNG', vassalage: target.vassalage });
  const opensList = target.gameCategory === 'RNG' && isWholeVendor(target);
  if (!facts.isSignedIn)
    return { kind: 'login', path: href('login', { redirect: opensList ? list : facts.currentPath }) };
  if (opensList) return { kind: 'list', path: list };
  const request = launchRequest(target, facts);
  if (!target.nodeId) return { kind: 'launch', request };
  const recent = {
    nodeId: target.nodeId,
    gameId: target.gameId || target.nodeId,
    gameType: target.gameCategory,
    vassalage: target.vassalage,
    clientType: 2 as const,
  };
  return { kind: 'launch', request, recent };
}

const LOCAL_HOST = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** The address of a game as it may be opened, or null: https only, on the own machine http too. */
export function openableUrl(url: string): string | null {
  const address = parseAddress(url);
  if (address === null) return null;
  const { protocol, hostname } = address;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOST.test(hostname));
  return isSafe ? address.href : null;
}
