import type { BootDocument } from 'shared-contracts/release/boot-document';
import { FEED_PATH, parseFeed, signedSchema, type Feed } from 'shared-contracts/release/feed';
import { feedFault, verifySigned, type FeedFault } from 'shared-contracts/release/signature';
import * as v from 'valibot';
import type { HostServices } from '../host/host-services';
import { SeenRevision } from './seen-revision';

/** The feed is not waited for longer than this. */
export const FEED_TIMEOUT_MS = 8000;

/** Why a page goes on with what it has. */
export type FeedIgnored =
  FeedFault | 'unreachable' | 'absent' | 'malformed' | 'unknown key' | 'bad signature' | 'no secure context';

/** What a page follows of a feed. */
export type ReleaseState = Pick<Feed, 'revision' | 'view' | 'releases' | 'brands'>;

/** A state of the releases that may be followed, or why not. */
export type FeedRead =
  | { readonly status: 'believed'; readonly feed: ReleaseState }
  | { readonly status: 'ignored'; readonly reason: FeedIgnored };

/** Whose feed is read, and by which clock. */
export interface FeedReaderSetup {
  readonly document: Pick<BootDocument, 'keys' | 'view'>;
  readonly seen: Pick<SeenRevision, 'get' | 'note'>;
  readonly now: () => number;
}

/** Reads as this page does: with its keys, by what this device has seen of its site. */
export function feedReaderOf({ boot, storage }: Pick<HostServices, 'boot' | 'storage'>): FeedReaderSetup {
  const { document } = boot;
  const { environment, merchant } = document.view;
  const keys = document.keys.map(({ id }) => id);
  return { document, seen: new SeenRevision(storage.local, { environment, merchant, keys }), now: Date.now };
}

const ignored = (reason: FeedIgnored): FeedRead => ({ status: 'ignored', reason });

async function fetchText(): Promise<{ readonly text: string } | FeedIgnored> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), FEED_TIMEOUT_MS);
  try {
    // Asked for each time; where nothing has changed the answer is that, and no 20 kB of what is known.
    const response = await fetch(FEED_PATH, { cache: 'no-cache', credentials: 'omit', signal: control.signal });
    return response.ok ? { text: await response.text() } : 'absent';
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks for the present state of the releases. It is believed only with a signature of one of the page's keys,
 * for this site, in time, and not older than what this device has seen; it never throws.
 */
export async function readFeed({ document, seen, now }: FeedReaderSetup): Promise<FeedRead> {
  // A page that came over http cannot check signatures, and so believes nothing: it takes releases with the next page.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return ignored('no secure context');
  const answer = await fetchText();
  if (typeof answer === 'string') return ignored(answer);
  try {
    const signed = v.parse(signedSchema, JSON.parse(answer.text));
    const isKnown = signed.signatures.some(({ key }) => document.keys.some(({ id }) => id === key));
    if (!isKnown) return ignored('unknown key');
    if (!(await verifySigned(signed, document.keys, subtle))) return ignored('bad signature');
    const feed = parseFeed(signed.payload);
    const newest = Math.max(document.view.revision, seen.get(now()));
    const fault = feedFault(feed, document.view, newest, new Date(now()));
    if (fault !== null) return ignored(fault);
    seen.note(feed);
    return { status: 'believed', feed };
  } catch {
    return ignored('malformed');
  }
}
