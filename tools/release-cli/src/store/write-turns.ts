import { withLock, type HeldLock } from './lock';

interface Waiting {
  readonly write: (lock: HeldLock) => string;
  readonly resolve: (etag: string) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes that need the same lock, together: those of one process that wait for it are done one after the other while it is
 * held once. Taking a lock costs more than writing a page.
 */
export class WriteTurns {
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(private readonly scratchFolder: () => string) {}

  /** Does a write while a lock is held; gives the new etag. */
  write(lock: string, write: Waiting['write']): Promise<string> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(lock);
      const own = { write, resolve, reject };
      if (waiting !== undefined) {
        waiting.push(own);
        return;
      }
      const writes = [own];
      this.#waiting.set(lock, writes);
      void this.#writeAll(lock, writes);
    });
  }

  async #writeAll(lock: string, writes: readonly Waiting[]): Promise<void> {
    try {
      await withLock(lock, this.scratchFolder(), async (held) => {
        // Whoever comes from here on waits for the next turn: writers of other processes get theirs between.
        this.#waiting.delete(lock);
        for (const { write, resolve, reject } of writes) {
          try {
            resolve(write(held));
          } catch (error) {
            reject(error);
          }
        }
      });
    } catch (error) {
      this.#waiting.delete(lock);
      // Those that were done are settled already.
      for (const { reject } of writes) reject(error);
    }
  }
}
