import type { KeyStore } from '../browser/key-store';

/** A shelf for keys in memory, for tests; it keeps what it was given as a database would. */
export function memoryKeyStore(): KeyStore & { readonly kept: CryptoKey[] } {
  const kept: CryptoKey[] = [];
  return {
    kept,
    read: async () => kept.at(-1),
    keep: async (key) => void kept.push(key),
  };
}
