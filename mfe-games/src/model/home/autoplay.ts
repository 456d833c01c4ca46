import type { AutoplayTimes } from 'shared-kit/carousel';

/** A banner moves every 6000 ms (docs/product/games.md#banners). */
export const BANNER_TIMES: AutoplayTimes = { restMilliseconds: 5000, moveMilliseconds: 1000 };
/** A winner moves every 3000 ms (docs/product/games.md#winners). */
export const WINNER_TIMES: AutoplayTimes = { restMilliseconds: 1500, moveMilliseconds: 1500 };

/** Winners that are in view at once; with more of them the strip moves. */
export const VISIBLE_WINNERS = 3;
