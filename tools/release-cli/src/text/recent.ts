/** What was made last for each key, a few of them: for parts that are large, and asked for again and again in a row. */
export class Recent<Key, Made> {
  readonly #made = new Map<Key, Made>();

  /** @param most how many are held; one more lets go of the one that was asked for the longest time ago */
  constructor(private readonly most: number) {}

  get(key: Key, make: () => Made): Made {
    const known = this.#made.has(key);
    const made = known ? (this.#made.get(key) as Made) : make();
    this.#made.delete(key);
    this.#made.set(key, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.most && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }

  get size(): number {
    return this.#made.size;
  }
}
