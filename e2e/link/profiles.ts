/** A connection, and the phone at the end of it. */
export interface LinkProfile {
  readonly name: 'slow4g' | 'fast4g' | 'none';
  /** Null: no link at all, the machine itself. */
  readonly link: LinkShape | null;
  /** How much slower than this machine the phone is taken to be. */
  readonly cpuSlowDown: number;
}

/** What every byte of a page goes through. */
export interface LinkShape {
  /** Bits per second, towards the phone and from it. */
  readonly down: number;
  readonly up: number;
  readonly roundTripMs: number;
}

/** The machine as it is. */
export const UNSHAPED: LinkProfile = { name: 'none', link: null, cpuSlowDown: 1 };

export const PROFILES: readonly LinkProfile[] = [
  { name: 'slow4g', link: { down: 1_600_000, up: 750_000, roundTripMs: 150 }, cpuSlowDown: 4 },
  { name: 'fast4g', link: { down: 9_000_000, up: 1_500_000, roundTripMs: 60 }, cpuSlowDown: 4 },
  UNSHAPED,
];
