import { openStore } from '../store/file-store';
import { bytesOf, readText, StoreConflict } from '../store/store';

/** Adds one to a stored number a number of times, as a process of its own: `<home> <key> <times>`. */
const [home = '', key = '', times = '0'] = process.argv.slice(2);
const store = openStore(home);

async function increment(): Promise<void> {
  for (;;) {
    const found = await readText(store, key);
    try {
      await store.replace(key, bytesOf(String(Number(found?.text ?? 0) + 1)), found?.etag ?? null);
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

for (let count = 0; count < Number(times); count += 1) await increment();
