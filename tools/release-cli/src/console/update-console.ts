import { consoleKey } from '../store/keys';
import { bytesOf, readText, StoreConflict } from '../store/store';
import type { Report } from '../text/report';
import { messageOf } from '../text/user-error';
import type { Store } from '../trust/store';
import { CONSOLE_SCRIPT } from './console-script';
import { readConsole, type ConsoleRequest, type PresentState } from './read-console';
import { renderConsole } from './render-console';

const ATTEMPTS = 20;

async function put(store: Store, key: string, text: string): Promise<void> {
  const found = await readText(store, key);
  if (found?.text !== text) await store.replace(key, bytesOf(text), found?.etag ?? null);
}

/**
 * Updates the console of an environment in its store. Whoever writes at the same time does the same from the
 * newest map, so a lost race is tried again with what is in the store by then.
 */
export async function updateConsole(
  store: Store,
  environment: string,
  { present, ...options }: Pick<ConsoleRequest, 'health' | 'now' | 'present'> = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const known = attempt === 1 ? present : undefined;
    const page = renderConsole(await readConsole({ store, environment, present: known, ...options }), 'beside');
    try {
      await put(store, consoleKey(environment, 'console.js'), CONSOLE_SCRIPT);
      await put(store, consoleKey(environment, 'index.html'), page);
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Updates the console after a write that took effect: where it cannot be, that is no reason to say that the write did not. */
export async function tryUpdateConsole(
  store: Store,
  environment: string,
  report: Report,
  present?: PresentState,
): Promise<void> {
  try {
    await updateConsole(store, environment, { present });
  } catch (error) {
    report(`The console of ${environment} is not renewed: ${messageOf(error)}`);
  }
}
