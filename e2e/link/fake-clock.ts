import type { Clock } from './lane';

/** A clock that stands until a test turns it. */
export class FakeClock implements Clock {
  private time = 0;
  private waiting: { readonly at: number; readonly call: () => void }[] = [];

  readonly now = (): number => this.time;

  readonly after = (milliseconds: number, call: () => void): void => {
    this.waiting.push({ at: this.time + milliseconds, call });
  };

  /** Goes on until nothing waits any more. */
  run(): void {
    for (;;) {
      const next = this.waiting.toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined) return;
      this.waiting = this.waiting.filter((entry) => entry !== next);
      this.time = next.at;
      next.call();
    }
  }
}
