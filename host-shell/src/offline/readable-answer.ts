import { API_PREFIX, type Endpoint } from 'shared-contracts/api/endpoint';
import { announcements, popularAnnouncements } from 'shared-contracts/api/endpoints/announcements';
import { gameList, gameMenus, gameTypes, hotGames, liveModels } from 'shared-contracts/api/endpoints/games';
import { lotteryList, lotteryMenu, popularLotteries } from 'shared-contracts/api/endpoints/lottery';
import { templateSettings } from 'shared-contracts/api/endpoints/system';
import type { GatewayConfig } from 'shared-contracts/api/gateway/gateway-config';
import { resolveCall } from 'shared-contracts/api/gateway/resolve-call';
import { readAnswer } from '../api/read-answer';

/** The endpoints of the lobby's calls, by their paths. */
export const LOBBY_ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  [
    ...[announcements, popularAnnouncements],
    ...[gameList, gameMenus, gameTypes, hotGames, liveModels],
    ...[lotteryList, lotteryMenu, popularLotteries],
    templateSettings,
  ].map((endpoint: Endpoint) => [endpoint.path, endpoint]),
);

/**
 * Whether a page could read the text of an answer to a call of the lobby. A portal of a public network answers every
 * address with a page of its own and status 200, and some gateways refuse with 200.
 */
export function isReadableAnswer(url: string, text: string, gateway?: GatewayConfig): boolean {
  const endpoint = LOBBY_ENDPOINTS.get(new URL(url).pathname.slice(API_PREFIX.length));
  if (endpoint === undefined) return false;
  try {
    const call = resolveCall({ code: '', apiOrigin: '', gateway }, endpoint);
    readAnswer(endpoint, call, { status: 200, body: JSON.parse(text) as unknown });
    return true;
  } catch {
    return false;
  }
}
