import { BINGO_CATEGORY, HOME_CATEGORY, HOT_CATEGORY, LOTTERY_CATEGORY, RNG_CATEGORY } from './game-categories';
import { href } from './paths';

/**
 * The page with everything of a category, whatever the vendor (docs/product/games.md#pages-of-categories): the lobby of
 * lotteries, a place on home, or the centre of its games.
 */
export function wholeCategory(type: string): string {
  switch (type) {
    case HOME_CATEGORY:
      return href('home');
    case HOT_CATEGORY:
    case BINGO_CATEGORY:
      return href('home', { gameType: type });
    case RNG_CATEGORY:
      return href('slotsCenter');
    case LOTTERY_CATEGORY:
      return href('lottery');
    case 'ELOTT':
      return href('lottery', { tab: 'elott' });
    default:
      return href('gameCenter', { gameType: type });
  }
}

/** The list of a category's games; of a category without a path of its own, the page of {@link wholeCategory}. */
export function listOfCategory(type: string): string {
  switch (type) {
    case RNG_CATEGORY:
      return href('rng');
    case 'LIVE':
      return href('live');
    case 'PVP':
      return href('pvp');
    case 'SPORTS':
      return href('sports');
    case 'FISH':
      return href('fish');
    default:
      return wholeCategory(type);
  }
}
