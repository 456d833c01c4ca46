import type { AutoplayTimes } from 'shared-kit/carousel';

/** A banner moves every 6000 ms (S1 9, D-81). */
export const BANNER_TIMES: AutoplayTimes = { restMilliseconds: 5000, moveMilliseconds: 1000 };
/** A winner moves every 3000 ms (S1 9, D-81). */
export const WINNER_TIMES: AutoplayTimes = { restMilliseconds: 1500, moveMilliseconds: 1500 };

/** Winners that are in view at once; with more of them the strip moves (S1 2.6). */
export const VISIBLE_WINNERS = 3;
