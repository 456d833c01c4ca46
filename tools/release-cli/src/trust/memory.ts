/** Beyond this many answers a memory begins anew. */
const MOST = 64;

/** The answers that follow from a text alone, each found once. What throws is not remembered. */
export class Memory<Answer> {
  readonly #answers = new Map<string, Answer>();

  get(text: string, find: () => Answer): Answer {
    const known = this.#answers.get(text);
    if (known !== undefined) return known;
    const found = find();
    if (this.#answers.size >= MOST) this.#answers.clear();
    this.#answers.set(text, found);
    return found;
  }
}
