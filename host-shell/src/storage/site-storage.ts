import { SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';

/** A store that may refuse: private mode, full disk, policy. */
function safely<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** A browser's storage, doubled in memory, so that the page goes on where the browser refuses. */
class DoubledStorage {
  private readonly memory = new Map<string, string>();
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    // What could not be written lives in memory only, and is newer than what the disk still holds.
    const unwritten = this.memory.get(key);
    return unwritten ?? safely(() => this.open().getItem(key), null);
  }

  set(key: string, value: string): void {
    const isWritten = safely(() => {
      this.open().setItem(key, value);
      return true;
    }, false);
    if (isWritten) this.memory.delete(key);
    else this.memory.set(key, value);
    this.tell(key);
  }

  remove(key: string): void {
    this.memory.delete(key);
    safely(() => this.open().removeItem(key), undefined);
    this.tell(key);
  }

  /** Calls back after every change of a key made through here. */
  watch(key: string, listener: () => void): () => void {
    const set = this.watchers.get(key) ?? new Set<() => void>();
    this.watchers.set(key, set.add(listener));
    return () => void set.delete(listener);
  }

  /** Removes every key but the named ones. */
  clearExcept(kept: readonly string[]): void {
    for (const key of this.memory.keys()) if (!kept.includes(key)) this.memory.delete(key);
    safely(() => {
      const storage = this.open();
      Object.keys(storage)
        .filter((key) => !kept.includes(key))
        .forEach((key) => storage.removeItem(key));
    }, undefined);
    for (const key of this.watchers.keys()) if (!kept.includes(key)) this.tell(key);
  }

  private tell(key: string): void {
    this.watchers.get(key)?.forEach((listener) => listener());
  }
}

/** What the host itself may do with storage: everything, the session included. */
export interface HostStorage {
  readonly local: DoubledStorage;
  readonly session: DoubledStorage;
  /** The narrower view that remotes get. */
  readonly forRemotes: SiteStorage;
}

/** Types keep the session's keys from sections; a separately built bundle may have other types. */
function notTheSession(key: string): string {
  if (key === SESSION_KEY.session || key === SESSION_KEY.token) throw new Error(`${key} is the host's alone`);
  return key;
}

/** Opens the browser's storage; never throws, now or later. */
export function openStorage(): HostStorage {
  const local = new DoubledStorage(() => window.localStorage);
  const session = new DoubledStorage(() => window.sessionStorage);
  return {
    local,
    session,
    forRemotes: {
      getLocal: (key) => local.get(key),
      setLocal: (key, value) => local.set(key, value),
      removeLocal: (key) => local.remove(key),
      getSession: (key) => session.get(notTheSession(key)),
      setSession: (key, value) => session.set(notTheSession(key), value),
      removeSession: (key) => session.remove(notTheSession(key)),
      watchSession: (key, listener) => session.watch(notTheSession(key), listener),
    },
  };
}
