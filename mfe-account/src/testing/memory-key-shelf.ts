import type { KeyShelf } from '../api/key-shelf';

/** A shelf for keys in memory, for tests; it keeps what it was given as a database would. */
export function memoryKeyShelf(): KeyShelf & { readonly kept: CryptoKey[] } {
  const kept: CryptoKey[] = [];
  return {
    kept,
    read: async () => kept.at(-1),
    keep: async (key) => void kept.push(key),
  };
}
