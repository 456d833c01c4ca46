/** The answers that follow from a text alone, each found once. What throws is not remembered. */
export class Memory<Answer> {
  readonly #answers = new Map<string, Answer>();

  /** @param most how many answers are kept; with one more it starts over */
  constructor(private readonly most: number) {}

  get(text: string, find: () => Answer): Answer {
    const known = this.#answers.get(text);
    if (known !== undefined) return known;
    const found = find();
    if (this.#answers.size >= this.most) this.#answers.clear();
    this.#answers.set(text, found);
    return found;
  }
}
