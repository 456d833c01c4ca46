/**
 * The answers that follow from a key alone, each found once; a few of them are kept. What throws is not remembered.
 */
export class Memory<Answer, Key = string> {
  readonly #answers = new Map<Key, Answer>();

  /** @param most how many answers are kept; one more lets go of the one that was asked for the longest time ago */
  constructor(private readonly most: number) {}

  get(key: Key, find: () => Answer): Answer {
    const known = this.#answers.has(key);
    const answer = known ? (this.#answers.get(key) as Answer) : find();
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.most && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }

  get size(): number {
    return this.#answers.size;
  }
}
