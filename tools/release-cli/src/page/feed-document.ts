import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { parseFeed, signedSchema, type Feed, type Signed } from 'shared-contracts/release/feed';
import * as v from 'valibot';
import { assertClock, CLOCK_TOLERANCE_MS } from '../store/clock';
import { feedKey } from '../store/keys';
import { bytesOf, readText } from '../store/store';
import type { Store } from '../trust/store';
import type { FeedBody } from '../render/render-page';
import { canonicalJson } from '../trust/canonical-json';
import { isSignedBy } from '../trust/check-signature';
import { signersFor } from '../trust/at-hand';
import { signWith } from '../trust/signed-document';
import type { Signer } from '../trust/trust';

/** How long a feed is believed after it was signed. */
export const FEED_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A feed with less life left than this is signed again: time enough for a tick that fails for days. */
export const FEED_RENEWAL_MS = FEED_LIFE_MS / 2;

/** When a feed was signed, and until when it is believed. */
export type FeedDates = Pick<Feed, 'issuedAt' | 'expiresAt'>;

/** A feed as it is in the store; what it says is not read yet. */
export interface StoredFeed {
  readonly signed: Signed;
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
    return { signed: v.parse(signedSchema, JSON.parse(found.text)), etag: found.etag };
  } catch {
    return { broken: found.etag };
  }
}

/** The parts of feeds that many merchants share, as they end a feed's text, plain and inside of another JSON text. */
const sharedEnds = new WeakMap<FeedBody['releases'], { readonly text: string; readonly inside: string }>();

function insideJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function endOf({ releases, scriptIntegrity }: FeedBody): { readonly text: string; readonly inside: string } {
  const known = sharedEnds.get(releases);
  const text =
    known?.text ?? `,"releases":${JSON.stringify(releases)},"scriptIntegrity":${JSON.stringify(scriptIntegrity)}}`;
  const end = known ?? { text, inside: insideJson(text) };
  sharedEnds.set(releases, end);
  return end;
}

/** The text of a feed before what it shares with others. */
function beginningOf({ view, brands }: FeedBody, { issuedAt, expiresAt }: FeedDates): string {
  const { environment, merchant, revision } = view;
  const feed: Omit<Feed, 'releases' | 'scriptIntegrity'> = {
    schema: 1,
    ...{ environment, merchant, revision, issuedAt, expiresAt, view },
    ...(brands === undefined ? {} : { brands }),
  };
  return JSON.stringify(feed).slice(0, -1);
}

/** The dates of a feed's text, which stand before all that is large in it; null where it is another text. */
function datesOf(payload: string): FeedDates | null {
  const [, issuedAt, expiresAt] = /^\{[^{]*?"issuedAt":"([^"]+)","expiresAt":"([^"]+)","view":/.exec(payload) ?? [];
  return issuedAt === undefined || expiresAt === undefined ? null : { issuedAt, expiresAt };
}

/** What a stored feed is beside the one that a merchant should have. */
type FeedState =
  { readonly problem: 'absent' | 'broken' | 'not signed' | 'other contents' } | { readonly dates: FeedDates };

function isSameFeed(feed: Feed, body: FeedBody): boolean {
  const { view, releases, scriptIntegrity, brands, environment, merchant, revision } = feed;
  return (
    environment === body.view.environment &&
    merchant === body.view.merchant &&
    revision === body.view.revision &&
    canonicalJson({ view, releases, scriptIntegrity, ...(brands === undefined ? {} : { brands }) }) ===
      canonicalJson(body)
  );
}

function parsed(payload: string): Feed | null {
  try {
    return parseFeed(payload);
  } catch {
    return null;
  }
}

/** The revision that a stored feed says it is of, believed or not; null where it cannot be read. */
export function feedRevision(found: Awaited<ReturnType<typeof readFeed>>): number | null {
  return found === null || 'broken' in found ? null : (parsed(found.signed.payload)?.revision ?? null);
}

/** Compares what a stored feed says with what it should; the same text, as this program writes it, is not read at all. */
function feedState(
  found: Awaited<ReturnType<typeof readFeed>>,
  body: FeedBody,
  keys: readonly TrustedKey[],
): FeedState {
  if (found === null) return { problem: 'absent' };
  if ('broken' in found) return { problem: 'broken' };
  const { payload } = found.signed;
  const dates = datesOf(payload);
  const isSameText = dates !== null && payload === beginningOf(body, dates) + endOf(body).text;
  const feed = isSameText ? null : parsed(payload);
  if (!isSameText && feed === null) return { problem: 'broken' };
  if (!isSignedBy(found.signed, keys)) return { problem: 'not signed' };
  if (feed !== null) return isSameFeed(feed, body) ? { dates: feed } : { problem: 'other contents' };
  return dates === null ? { problem: 'broken' } : { dates };
}

/** Why a stored feed is not the one that a merchant should have; null when it is. */
export function feedProblem(
  found: Awaited<ReturnType<typeof readFeed>>,
  body: FeedBody,
  keys: readonly TrustedKey[],
  now: Date,
): 'absent' | 'broken' | 'not signed' | 'other contents' | 'expired' | null {
  const state = feedState(found, body, keys);
  if ('problem' in state) return state.problem;
  return Date.parse(state.dates.expiresAt) <= now.getTime() ? 'expired' : null;
}

/**
 * When the feed that a merchant should have was signed; null where the stored one is another, or has so little life left
 * that it is signed again, or more than any may have.
 */
export function freshSince(
  found: Awaited<ReturnType<typeof readFeed>>,
  body: FeedBody,
  keys: readonly TrustedKey[],
  now: Date,
): string | null {
  // Most are of an earlier revision: they need not be compared.
  if (found === null || 'broken' in found || !found.signed.payload.includes(`"revision":${body.view.revision},`))
    return null;
  const state = feedState(found, body, keys);
  if ('problem' in state) return null;
  const left = Date.parse(state.dates.expiresAt) - now.getTime();
  return left >= FEED_RENEWAL_MS && left <= FEED_LIFE_MS + CLOCK_TOLERANCE_MS ? state.dates.issuedAt : null;
}

/** Signs and stores a merchant's feed. */
export async function storeFeed(
  store: Store,
  signers: readonly Signer[],
  body: FeedBody,
  etag: string | null,
  now: Date,
): Promise<void> {
  const { environment, merchant } = body.view;
  const dates = { issuedAt: now.toISOString(), expiresAt: new Date(now.getTime() + FEED_LIFE_MS).toISOString() };
  const [beginning, end] = [beginningOf(body, dates), endOf(body)];
  const { signatures } = signWith(signers, 'feed', beginning + end.text);
  // As `jsonBytes` writes it; what many feeds share is written as text within JSON once.
  const text = `{\n  "payload": "${insideJson(beginning)}${end.inside}",${JSON.stringify({ signatures }, null, 2).slice(1)}\n`;
  await store.replace(feedKey(environment, merchant), bytesOf(text), etag);
}

/** Who may sign feeds here. A feed is dated by the writer's clock: one signed by a wrong clock is expired when it is made, or believed too long. */
export async function feedSigners(store: Store, environment: string, now: Date): ReturnType<typeof signersFor> {
  await assertClock(store, now);
  return signersFor(store, environment, 'timestamp');
}
