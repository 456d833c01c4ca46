import { webcrypto } from 'node:crypto';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { parseFeed, signedSchema, type Feed, type Signed } from 'shared-contracts/release/feed';
import { verifySigned } from 'shared-contracts/release/signature';
import * as v from 'valibot';
import { assertClock, CLOCK_TOLERANCE_MS } from '../store/clock';
import { feedKey } from '../store/keys';
import { jsonBytes, readText } from '../store/store';
import type { Store } from '../trust/store';
import type { FeedBody } from '../render/render-page';
import { canonicalJson } from '../trust/canonical-json';
import { signersFor } from '../trust/at-hand';
import { signWith } from '../trust/signed-document';
import type { Signer } from '../trust/trust';

/** How long a feed is believed after it was signed. */
export const FEED_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A feed with less life left than this is signed again: time enough for a tick that fails for days. */
export const FEED_RENEWAL_MS = FEED_LIFE_MS / 2;

/** A feed as it is in the store. */
export interface StoredFeed {
  readonly signed: Signed;
  readonly feed: Feed;
  readonly etag: string;
}

/** A merchant's stored feed: null when there is none, `broken` with its etag when it cannot be read. */
export async function readFeed(
  store: Store,
  environment: string,
  merchant: string,
): Promise<StoredFeed | { readonly broken: string } | null> {
  const found = await readText(store, feedKey(environment, merchant));
  if (found === null) return null;
  try {
    const signed = v.parse(signedSchema, JSON.parse(found.text));
    return { signed, feed: parseFeed(signed.payload), etag: found.etag };
  } catch {
    return { broken: found.etag };
  }
}

/** Why a stored feed is not the one that a merchant should have; null when it is. */
export async function feedProblem(
  found: Awaited<ReturnType<typeof readFeed>>,
  body: FeedBody,
  keys: readonly TrustedKey[],
  now: Date,
): Promise<'absent' | 'broken' | 'not signed' | 'other contents' | 'expired' | null> {
  if (found === null) return 'absent';
  if ('broken' in found) return 'broken';
  const { signed, feed } = found;
  if (!(await verifySigned(signed, keys, webcrypto.subtle))) return 'not signed';
  const { view, releases, scriptIntegrity, environment, merchant, revision } = feed;
  const isSame =
    environment === body.view.environment &&
    merchant === body.view.merchant &&
    revision === body.view.revision &&
    canonicalJson({ view, releases, scriptIntegrity }) === canonicalJson(body);
  if (!isSame) return 'other contents';
  return Date.parse(feed.expiresAt) <= now.getTime() ? 'expired' : null;
}

/** Whether a feed has so much life left that it need not be signed again, and no more than any may have. */
export function isFresh({ feed }: StoredFeed, now: Date): boolean {
  const left = Date.parse(feed.expiresAt) - now.getTime();
  return left >= FEED_RENEWAL_MS && left <= FEED_LIFE_MS + CLOCK_TOLERANCE_MS;
}

/** Signs and stores a merchant's feed. */
export async function storeFeed(
  store: Store,
  signers: readonly Signer[],
  body: FeedBody,
  etag: string | null,
  now: Date,
): Promise<void> {
  const { environment, merchant, revision } = body.view;
  const feed: Feed = {
    schema: 1,
    environment,
    merchant,
    revision,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + FEED_LIFE_MS).toISOString(),
    ...body,
  };
  const signed = signWith(signers, 'feed', JSON.stringify(feed));
  await store.replace(feedKey(environment, merchant), jsonBytes(signed), etag);
}

/** Who may sign feeds here. A feed is dated by the writer's clock: one signed by a wrong clock is expired when it is made, or believed too long. */
export async function feedSigners(store: Store, environment: string, now: Date): ReturnType<typeof signersFor> {
  await assertClock(store, now);
  return signersFor(store, environment, 'timestamp');
}
