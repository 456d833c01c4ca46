/** A tap that opened something must not close it again (docs/product/common.md#tap-guard). */
export const TAP_GUARD_MILLISECONDS = 300;

/** Tells taps that are meant for an open surface from the one that opened it. */
export interface TapGuard {
  /** Starts the time in which taps do not count. */
  readonly arm: () => void;
  readonly acceptsTap: () => boolean;
}

/** A guard by the given clock, milliseconds; it accepts nothing before it is armed. */
export function createTapGuard(clock: () => number): TapGuard {
  let openedAt = Number.POSITIVE_INFINITY;
  return {
    arm: () => {
      openedAt = clock();
    },
    acceptsTap: () => clock() - openedAt >= TAP_GUARD_MILLISECONDS,
  };
}
