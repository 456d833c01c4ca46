import { bytesOfBase64, utf8Bytes, type Bytes } from './binary-text';
import type { TrustedKey } from '../documents/boot-document';
import type { Feed, Signed } from '../documents/feed';

/**
 * What a signature was made for. It is part of what is signed, so that no signed text can be shown in the
 * place of another: a share link never passes for a feed.
 */
export type SigningPurpose = 'evidence' | 'feed' | 'map' | 'settings' | 'share';

/** The part of the browser's (and Node's) `crypto.subtle` that checking a signature takes. */
export interface SignatureChecker {
  /** Reads a public key; rejects where it is none. */
  importKey(
    format: 'spki',
    keyData: Bytes,
    algorithm: { name: 'ECDSA'; namedCurve: 'P-256' },
    isExtractable: boolean,
    usages: ['verify'],
  ): Promise<unknown>;
  /** Whether the signature is the key's for this data. */
  verify(algorithm: { name: 'ECDSA'; hash: 'SHA-256' }, key: unknown, signature: Bytes, data: Bytes): Promise<boolean>;
}

/** The text that is signed for a payload. */
export function signedText(payload: string, purpose: SigningPurpose): string {
  return `mfe ${purpose}\n${payload}`;
}

async function holds(key: TrustedKey, value: string, data: Bytes, subtle: SignatureChecker): Promise<boolean> {
  const [spki, signature] = [bytesOfBase64(key.spki), bytesOfBase64(value)];
  if (spki === null || signature === null) return false;
  try {
    const imported = await subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    return await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, data);
  } catch {
    // A key or a signature that cannot even be read vouches for nothing.
    return false;
  }
}

/**
 * Whether one of the trusted keys signed this text for this purpose (ECDSA P-256 with SHA-256, the signature
 * as r and s, 64 bytes in base64). Never throws; without keys nothing is believed.
 */
export async function verifySigned(
  signed: Signed,
  keys: readonly TrustedKey[],
  subtle: SignatureChecker,
  purpose: SigningPurpose = 'feed',
): Promise<boolean> {
  const data = utf8Bytes(signedText(signed.payload, purpose));
  for (const { key: id, value } of signed.signatures)
    for (const key of keys) if (key.id === id && (await holds(key, value, data, subtle))) return true;
  return false;
}

/** Why a feed whose signature holds is not followed. */
export type FeedFault = 'other site' | 'older than seen' | 'expired';

/** By how much a device's clock may be ahead before a feed that is still good counts as expired. */
export const CLOCK_TOLERANCE_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Whether a feed is for this page and not an old one shown again; null when it may be followed. `now` is the
 * device's clock, which may be wrong: expiry has two days of tolerance, and `issuedAt` is compared with
 * nothing, so that a clock that is behind (a feed "of the future") locks nobody out. What such a clock would
 * let through, an older feed, is caught by the revision, which needs no clock.
 */
export function feedFault(
  feed: Pick<Feed, 'environment' | 'merchant' | 'revision' | 'expiresAt'>,
  expected: { readonly environment: string; readonly merchant: string },
  seenRevision: number,
  now: Date,
): FeedFault | null {
  if (feed.environment !== expected.environment || feed.merchant !== expected.merchant) return 'other site';
  if (feed.revision < seenRevision) return 'older than seen';
  return now.getTime() > Date.parse(feed.expiresAt) + CLOCK_TOLERANCE_MS ? 'expired' : null;
}
