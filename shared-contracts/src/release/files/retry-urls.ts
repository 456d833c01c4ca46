import { packageEntries } from '../../packages/remote-names';
import type { BootDocument } from '../documents/boot-document';
import { RETRY_MARK } from './boot-names';

/** A name that only the page's map of retry URLs resolves; also the name of the Trusted Types policy for its text. */
export const RETRY_URLS = 'retry-urls';

/** What the map of retry URLs is derived from: the page's hashes, and the releases in its boot document. */
export interface FirstAddresses extends Pick<BootDocument, 'assetsBase' | 'releases'> {
  /** Hash of every script by address, as the page's import map lists them. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The addresses of entries among the page's own files: containers, the host, its documents. */
function entriesOf({ assetsBase, releases }: FirstAddresses): readonly string[] {
  return packageEntries(releases).flatMap(([name, versions]) =>
    Object.values(versions)
      .filter(({ base }) => base === undefined)
      .flatMap(({ entry, documents = {} }) => [entry, ...Object.values(documents).map((document) => document.entry)])
      .map((entry) => `${assetsBase}${name}/${entry}`),
  );
}

/** The folder of an address, with its slash. */
function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}

/**
 * Text of the import map that a page adds before it uses a retry URL: the hash of every remote's script at its marked
 * address, and for a retried container its chunks' marked addresses too (relative imports do not inherit the mark). The
 * page's CSP lists the hash of this text, so both sides derive it from the page, in its order. The host's scripts have
 * retry URLs like those of remotes; its entry and its documents are its containers.
 */
export function retryUrlsText(first: FirstAddresses): string {
  const marked = (address: string): string => `${address}${RETRY_MARK}`;
  const entries = entriesOf(first);
  /** The chunks of each folder, with their marked addresses. */
  const chunks = new Map(entries.map((entry) => [folderOf(entry), {} as Record<string, string>]));
  const integrity: Record<string, string> = {};
  for (const [address, hash] of Object.entries(first.integrity)) {
    const beside = chunks.get(folderOf(address));
    if (beside === undefined) continue;
    beside[address] = marked(address);
    integrity[marked(address)] = hash;
  }
  return JSON.stringify({
    imports: { [RETRY_URLS]: '/' },
    scopes: Object.fromEntries(entries.map((entry) => [marked(entry), chunks.get(folderOf(entry))])),
    integrity,
  });
}
