/** Keeps values up to a total weight; the one unused for longest goes first. Equal keys mean equal values. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  readonly #pending = new Map<string, Promise<Value | null>>();
  #weight = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: Value) => number,
  ) {}

  /** The kept value, or what `make` gives: made once for all who ask meanwhile, and kept unless it is null. */
  async get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const kept = this.#entries.get(key);
    if (kept !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept.value;
    }
    const pending = this.#pending.get(key) ?? this.#make(key, make);
    return pending;
  }

  /** Total weight of what is kept. */
  get weight(): number {
    return this.#weight;
  }

  #make(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const made = make()
      .then((value) => {
        if (value !== null) this.#keep(key, value);
        return value;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, made);
    return made;
  }

  #keep(key: string, value: Value): void {
    const weight = this.weigh(value);
    if (weight > this.limit) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.limit) return;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
  }
}
