import { parseBootDocument, type BootDocument } from 'shared-contracts/release/boot-document';
import { feedFault } from 'shared-contracts/release/signature';
import type { FeedRead, FeedReaderSetup } from './read-feed';

/**
 * The state of the releases that the network's page brings, from the text of its boot document. It needs no signature: a
 * visit that had waited for that page would run on it. It is not followed where this device has seen a newer one.
 */
export function readNetworkPage(boot: string | null, { document, seen, now }: FeedReaderSetup): FeedRead {
  let page: BootDocument;
  try {
    page = parseBootDocument(boot ?? '');
  } catch {
    return { status: 'ignored', reason: 'malformed' };
  }
  const { view, releases } = page;
  const newest = Math.max(document.view.revision, seen.get(now()));
  const today = new Date(now());
  const fault = feedFault({ ...view, expiresAt: today.toISOString() }, document.view, newest, today);
  if (fault !== null) return { status: 'ignored', reason: fault };
  return { status: 'believed', feed: { revision: view.revision, view, releases } };
}
