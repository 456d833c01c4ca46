import type { SiteStorage } from 'shared-contracts/storage';

/** Storage in memory, for tests. */
export function fakeStorage(): SiteStorage {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  return {
    getLocal: (key) => local.get(key) ?? null,
    setLocal: (key, value) => void local.set(key, value),
    removeLocal: (key) => void local.delete(key),
    getSession: (key) => session.get(key) ?? null,
    setSession: (key, value) => void session.set(key, value),
    removeSession: (key) => void session.delete(key),
  };
}
