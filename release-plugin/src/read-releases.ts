import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { parseFeed, signedSchema, type Feed } from 'shared-contracts/release/feed';
import { feedFault, verifySigned } from 'shared-contracts/release/signature';
import * as v from 'shared-contracts/schema';
import type { DeviceMemory } from './device-memory';

/** Whose release document is read. */
export interface DocumentSource {
  /** Address of the merchant's signed release document. */
  readonly document: string;
  /** Name of the environment, such as `production`. */
  readonly environment: string;
  /** Code of the merchant in the environment's settings. */
  readonly merchant: string;
  /** Public keys that may sign the document: `feedKeys` of `mfe keys list --json`. */
  readonly keys: readonly TrustedKey[];
}

/** The release document cannot be used: nothing of it is believed, and the next request of a remote reads it again. */
export class ReleasesUnread extends Error {
  override readonly name = 'ReleasesUnread';
}

const LIMIT_MS = 8000;

async function fetched(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
  if (!response.ok) throw new ReleasesUnread(`${address} answers ${response.status}`);
  return response.json();
}

/**
 * Reads the release document: signed by one of the keys, of this environment and merchant, not expired, and not older than
 * one this device has seen. Throws {@link ReleasesUnread}, and what `fetch` throws.
 */
export async function readReleases(source: DocumentSource, memory: DeviceMemory): Promise<Feed> {
  const { document: address, keys } = source;
  if (globalThis.crypto?.subtle === undefined)
    throw new ReleasesUnread('signatures are checked only on pages that came over https or from this machine');
  const signed = v.safeParse(signedSchema, await fetched(address));
  if (!signed.success) throw new ReleasesUnread(`${address} is no signed document`);
  if (!(await verifySigned(signed.output, keys, crypto.subtle)))
    throw new ReleasesUnread(`${address} is signed by none of the keys`);
  const feed = parseFeed(signed.output.payload);
  const fault = feedFault(feed, source, memory.seenRevision(), new Date());
  if (fault !== null) throw new ReleasesUnread(`${address} is ${fault === 'other site' ? 'of another site' : fault}`);
  memory.noteRevision(feed.revision);
  return feed;
}
