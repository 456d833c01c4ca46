import { consoleKey } from '../store/keys';
import { bytesOf, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { CONSOLE_SCRIPT } from './console-script';
import { readConsole, type ConsoleRequest } from './read-console';
import { renderConsole } from './render-console';

const ATTEMPTS = 20;

async function put(store: Store, key: string, text: string): Promise<void> {
  const found = await readText(store, key);
  if (found?.text !== text) await store.replace(key, bytesOf(text), found?.etag ?? null);
}

/**
 * Renews the console of an environment in its store. Whoever writes at the same time does the same from the
 * newest map, so a lost race is tried again with what is in the store by then.
 */
export async function writeConsole(
  store: Store,
  environment: string,
  options: Pick<ConsoleRequest, 'health' | 'now'> = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const page = renderConsole(await readConsole({ store, environment, ...options }), 'beside');
    try {
      await put(store, consoleKey(environment, 'console.js'), CONSOLE_SCRIPT);
      await put(store, consoleKey(environment, 'index.html'), page);
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
    }
  }
}
