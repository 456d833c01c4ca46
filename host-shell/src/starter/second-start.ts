/**
 * The module that a page's starter fetches when the host did not come at its first addresses. What a browser or a cache
 * between holds there is not what the page's hashes say, or cannot be decoded: a cache that ignores `Vary` hands one
 * player the difference to a file that another one has. At retry URLs files always come whole.
 */
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import { SESSION_KEY } from 'shared-contracts/storage';
import { faultOf } from '../files/load-fault';
import { addRetryUrls } from '../files/retry-urls';

/** The next pages of this visit need not fail first. */
function remember(): void {
  try {
    sessionStorage.setItem(SESSION_KEY.secondStart, '1');
  } catch {
    // A browser that keeps nothing fails first each time.
  }
}

/** Does one import; tests stand in for the browser. */
export type ImportModule = (url: string) => Promise<unknown>;

/**
 * Starts the host at its retry URL; `error` is why it did not start at the first one, absent where that was not tried.
 * Throws it where a second try helps nothing, or where the browser would hold the retry URLs to no hash.
 */
export async function startAgain(
  boot: Pick<BootDocument, 'assetsBase' | 'releases'>,
  hostEntry: string,
  error?: unknown,
  importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url),
  takes: typeof addRetryUrls = addRetryUrls,
): Promise<void> {
  // A host that came and threw has run already.
  if (error !== undefined && faultOf(error, 'entry').cause !== 'not fetched') throw error;
  if (takes(boot)) {
    await importModule(`${hostEntry}${RETRY_MARK}`);
    remember();
  } else if (error === undefined) await importModule(hostEntry);
  else throw error;
}
