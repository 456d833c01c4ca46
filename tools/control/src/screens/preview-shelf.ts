import { randomBytes } from 'node:crypto';
import type { Preview } from 'delivery/preview/preview-site';

/** A preview that is kept for somebody. */
export interface KeptPreview extends Preview {
  /** A part of its host name. */
  readonly id: string;
  /** Whoever asked for it. */
  readonly subject: string;
  readonly endsAt: number;
}

/** Long enough to look at and decide. */
const MINUTES = 15;
/** Of one person: the newest ones stay. */
const MOST_OF_ONE = 4;

/** The previews of the last minutes, in memory alone: what is shown before it is written is kept nowhere else. */
export class PreviewShelf {
  readonly #kept = new Map<string, KeptPreview>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Keeps a preview for somebody, under an id and a key that nobody guesses. */
  keep(subject: string, preview: Omit<Preview, 'key'>): KeptPreview {
    this.#clear();
    const own = [...this.#kept.values()].filter((kept) => kept.subject === subject);
    for (const { id } of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.#kept.delete(id);
    const kept: KeptPreview = {
      ...preview,
      id: randomBytes(16).toString('hex'),
      key: randomBytes(24).toString('base64url'),
      subject,
      endsAt: this.now() + MINUTES * 60_000,
    };
    this.#kept.set(kept.id, kept);
    return kept;
  }

  /** A preview that has not ended; null otherwise. */
  get(id: string): KeptPreview | null {
    this.#clear();
    return this.#kept.get(id) ?? null;
  }

  /** Ends what is kept for somebody. */
  endOf(subject: string): void {
    for (const { id, ...kept } of this.#kept.values()) if (kept.subject === subject) this.#kept.delete(id);
  }

  #clear(): void {
    for (const { id, endsAt } of this.#kept.values()) if (endsAt <= this.now()) this.#kept.delete(id);
  }
}
