import type { SiteStorage } from 'shared-contracts/storage';

/** Storage in memory, for tests, with the number of its watchers. */
export function fakeStorage(): SiteStorage & { readonly watcherCount: () => number } {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const watchers = new Map<string, Set<() => void>>();
  const tell = (key: string): void => watchers.get(key)?.forEach((listener) => listener());
  return {
    watcherCount: () => [...watchers.values()].reduce((sum, set) => sum + set.size, 0),
    getLocal: (key) => local.get(key) ?? null,
    setLocal: (key, value) => void local.set(key, value),
    removeLocal: (key) => void local.delete(key),
    getSession: (key) => session.get(key) ?? null,
    setSession: (key, value) => {
      session.set(key, value);
      tell(key);
    },
    removeSession: (key) => {
      session.delete(key);
      tell(key);
    },
    watchSession: (key, listener) => {
      const set = watchers.get(key) ?? new Set<() => void>();
      watchers.set(key, set.add(listener));
      return () => void set.delete(listener);
    },
  };
}
