/** So much a device's clock may be off before anything of it is refused, ms. */
const TOLERANCE_MS = 30_000;

/**
 * The time by the server's clock: a phone's may be days off, and a sealed body says when it was sealed.
 * Until an answer has told, the device's own.
 */
export class ServerTime {
  private offset = 0;

  constructor(private readonly device: () => number) {}

  /** Takes note of the `Date` of an answer; one that cannot be read changes nothing. */
  learn(date: unknown): void {
    const told = typeof date === 'string' ? Date.parse(date) : NaN;
    if (Number.isNaN(told)) return;
    const offset = told - this.device();
    this.offset = Math.abs(offset) > TOLERANCE_MS ? offset : 0;
  }

  /** Epoch ms. */
  now(): number {
    return this.device() + this.offset;
  }
}
