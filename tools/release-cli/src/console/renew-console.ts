import { messageOf } from '../text/user-error';
import type { Report } from '../text/report';
import type { Store } from '../trust/store';
import { writeConsole } from './write-console';

/** Renews the console after a write that took effect: one that cannot be renewed is no reason to say that it did not. */
export async function renewConsole(store: Store, environment: string, report: Report): Promise<void> {
  try {
    await writeConsole(store, environment);
  } catch (error) {
    report(`The console of ${environment} is not renewed: ${messageOf(error)}`);
  }
}
