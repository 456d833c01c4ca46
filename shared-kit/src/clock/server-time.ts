/** A `Date` is cut to whole seconds. */
const GRAIN_MS = 1000;

/** The two clocks of a device, ms: the one that people set, and the one that only counts up. */
export interface DeviceClocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

/**
 * The time by the server's clock. A device's may be days off, and may be set during a wait: so from the first answer on
 * time is the server's, counted by the clock that nobody sets. Before any answer it is the device's.
 */
export class ServerTime {
  /** How far the server's time is ahead of the steady clock, ms. */
  private ahead: number | null = null;

  constructor(readonly clocks: DeviceClocks) {}

  /** Epoch ms. */
  readonly now = (): number => (this.ahead === null ? this.clocks.wall() : this.ahead + this.clocks.steady());

  /**
   * Takes note of an answer and its `Date`, written since `sentAt` of the steady clock: since the page began, unless told.
   * A time that may be right stays, so that no countdown leaps. Without a date the device's goes on, steadily.
   */
  learn(date: string | undefined, sentAt = 0): void {
    const steady = this.clocks.steady();
    // Engines read much into what is no date of HTTP: `41 Nov` is a day of 2041 to some.
    const told = / [\d:]{8} GMT$/.test(date ?? '') ? Date.parse(date ?? '') : Number.NaN;
    const now = this.now();
    this.ahead = (told > 0 ? Math.min(Math.max(now, told), told + GRAIN_MS + steady - sentAt) : now) - steady;
  }

  /** Puts the time on by so much, ms, until an answer tells. */
  advance(by: number): void {
    this.ahead = this.now() + by - this.clocks.steady();
  }
}

/** The page's: the host teaches it by every answer of the gateway. */
export const serverTime = new ServerTime({ wall: () => Date.now(), steady: () => performance.now() });

/** Now by the server's clock, epoch ms: what the server's waits and ends are measured by. */
export const serverNow = serverTime.now;
