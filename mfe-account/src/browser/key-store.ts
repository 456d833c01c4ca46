const DATABASE = 'mfe-account';
const SHELF = 'keys';
const KEY_NAME = 'remembered-login';

/** Where the device's key is kept; a place that cannot be used says so by rejecting. */
export interface KeyStore {
  readonly read: () => Promise<CryptoKey | undefined>;
  readonly keep: (key: CryptoKey) => Promise<void>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the key database is blocked'));
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(SHELF, mode);
      const request = ask(transaction.objectStore(SHELF));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Some browsers throw at the very mention of a storage that a person has denied. */
function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

/** The browser's own key shelf, or null if it cannot keep keys: then no password is remembered. */
export function browserKeyStore(): KeyStore | null {
  if (!hasDatabases() || globalThis.crypto?.subtle === undefined) return null;
  return {
    read: async () => {
      const found: unknown = await run('readonly', (store) => store.get(KEY_NAME));
      return found instanceof CryptoKey ? found : undefined;
    },
    keep: async (key) => void (await run('readwrite', (store) => store.put(key, KEY_NAME))),
  };
}
