/** Time as a lane needs it. */
export interface Clock {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Calls back once that many milliseconds have passed. */
  readonly after: (milliseconds: number, call: () => void) => void;
}

export const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => void setTimeout(call, milliseconds),
};

/** How fast a lane is, and how long it is. */
export interface LaneShape {
  readonly bitsPerSecond: number;
  readonly delayMs: number;
}

interface Underway {
  readonly arrivesAt: number;
  readonly deliver: () => void;
}

/**
 * One direction of a link, which all connections of a page share: what comes waits until everything before it has
 * gone through the bottleneck, then travels. Nothing overtakes anything.
 */
export class Lane {
  private freeAt = 0;
  private readonly underway: Underway[] = [];
  private isWaiting = false;

  constructor(
    private readonly shape: LaneShape,
    private readonly clock: Clock,
  ) {}

  /** Takes so many bytes now; `deliver` is called when the last of them has arrived. */
  send(bytes: number, deliver: () => void): void {
    const { bitsPerSecond, delayMs } = this.shape;
    this.freeAt = Math.max(this.clock.now(), this.freeAt) + (bytes * 8000) / bitsPerSecond;
    this.underway.push({ arrivesAt: this.freeAt + delayMs, deliver });
    this.wait();
  }

  private wait(): void {
    const [next] = this.underway;
    if (next === undefined || this.isWaiting) return;
    this.isWaiting = true;
    this.clock.after(Math.max(0, next.arrivesAt - this.clock.now()), () => {
      this.isWaiting = false;
      this.deliverDue();
      this.wait();
    });
  }

  /** One callback may be late for several packets: they still go in their order. */
  private deliverDue(): void {
    for (;;) {
      const [next] = this.underway;
      // Timers keep whole milliseconds, so one may come a fraction early.
      if (next === undefined || next.arrivesAt > this.clock.now() + 0.5) return;
      this.underway.shift();
      next.deliver();
    }
  }
}
