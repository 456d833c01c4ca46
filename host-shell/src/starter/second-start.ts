/**
 * The module that a page's starter fetches when the host did not load from its first addresses. The bytes that a
 * browser or a cache holds there do not match the page's hashes, or cannot be decoded: a cache that ignores `Vary`
 * sends one player the difference to a file that only another one has. Retry URLs always deliver whole files.
 */
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import { SESSION_KEY } from 'shared-contracts/storage';
import { faultOf } from '../files/load-fault';
import { addRetryUrls } from '../files/retry-urls';

/** Lets the next pages of this visit start here without failing first. */
function remember(): void {
  try {
    sessionStorage.setItem(SESSION_KEY.secondStart, '1');
  } catch {
    // Without storage each page fails first.
  }
}

/** Imports a module; replaced in tests. */
export type ImportModule = (url: string) => Promise<unknown>;

/**
 * Starts the host at its retry URL; `error` is why it did not start at the first one, absent where that was not tried.
 * Throws it if a retry cannot help, or if the browser would not check hashes at the retry URLs.
 */
export async function startAgain(
  boot: Pick<BootDocument, 'assetsBase' | 'releases'>,
  hostEntry: string,
  error?: unknown,
  importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url),
  takes: typeof addRetryUrls = addRetryUrls,
): Promise<void> {
  // A host that loaded and threw has already run.
  if (error !== undefined && faultOf(error, 'entry').cause !== 'not fetched') throw error;
  if (takes(boot)) {
    await importModule(`${hostEntry}${RETRY_MARK}`);
    remember();
  } else if (error === undefined) await importModule(hostEntry);
  else throw error;
}
