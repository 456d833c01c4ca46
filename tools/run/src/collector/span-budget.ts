/** At most so many at once, and so many a second after that. */
export class SpanBudget {
  #left: number;
  #at: number;

  /** `now` in ms; any clock that only counts up. */
  constructor(
    private readonly perSecond: number,
    now: number,
  ) {
    this.#left = perSecond;
    this.#at = now;
  }

  /** Takes one; false where none is left. */
  take(now: number): boolean {
    this.#left = Math.min(this.perSecond, this.#left + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
