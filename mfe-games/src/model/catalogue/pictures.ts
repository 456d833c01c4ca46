import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { urlPart } from 'shared-contracts/url-part';

type Pictured = Pick<Game, 'vassalage' | 'nodeId'> & Partial<Pick<Game, 'mobileLargeIcon' | 'iconUrl'>>;

function onEvery(bases: readonly string[], path: string): string[] {
  return bases.map((base) => `${base}${path}`);
}

/** Where a game's picture may be, in the order to try: its own addresses, its path on each host, the default. */
export function gamePictures(game: Pictured, bases: readonly string[]): string[] {
  const own = [game.mobileLargeIcon, game.iconUrl].filter((address): address is string => Boolean(address));
  const path = `/images/game/${urlPart(game.vassalage)}/${urlPart(game.nodeId)}.png`;
  const byPath = game.nodeId === '' ? [] : onEvery(bases, path);
  return [...own, ...byPath, ...onEvery(bases.slice(-1), '/images/default.png')];
}

/** The folders of a vendor's marks. */
const VENDOR_FOLDER = {
  colour: '/images/vendor',
  small: '/images/vendor/small',
  white: '/images/vendor/white',
} as const;
export type VendorMark = keyof typeof VENDOR_FOLDER;

/** Where a vendor's mark may be, in the order to try. */
export function vendorPictures(code: string, mark: VendorMark, bases: readonly string[]): string[] {
  return onEvery(bases, `${VENDOR_FOLDER[mark]}/${urlPart(code)}.png`);
}
