import type { BootDocument } from 'shared-contracts/release/boot-document';
import { RETRY_URLS, retryUrlsText } from 'shared-contracts/release/retry-urls';
import { trustedText } from '../browser/trusted-text';
import { listedIntegrity } from './file-integrity';

/** Whether an import of this name comes to an address. */
function resolves(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}

function addMap(text: string): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = trustedText(RETRY_URLS, 'createScript', text);
  document.body.append(script);
  // It is read when it is put there; the page's own stays the only one that others find.
  script.remove();
}

/**
 * Gives the browser the hashes of the scripts' retry URLs, which a page is too often read to carry along. Returns
 * whether it has them: one that takes no second import map, or a page whose policy knows this one not, must ask for nothing
 * there, for it would be held to no hash.
 */
export function addRetryUrls(
  { assetsBase, releases }: Pick<BootDocument, 'assetsBase' | 'releases'>,
  isTaken: (name: string) => boolean = resolves,
): boolean {
  if (isTaken(RETRY_URLS)) return true;
  try {
    addMap(retryUrlsText({ integrity: listedIntegrity(), assetsBase, releases }));
  } catch {
    // The page's headers know of no policy for it.
  }
  return isTaken(RETRY_URLS);
}
