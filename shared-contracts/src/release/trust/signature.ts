import { bytesOfBase64, utf8Bytes, type Bytes } from './binary-text';
import type { TrustedKey } from '../documents/boot-document';
import type { Feed, Signed } from '../documents/feed';

/**
 * The purpose of a signature. It is part of the signed text, so that no signed text can be used as another: a share
 * link never passes for a feed.
 */
export type SigningPurpose = 'description' | 'evidence' | 'feed' | 'map' | 'prerendered' | 'settings' | 'share';

/** The part of `crypto.subtle` (in browsers and Node) that verifying a signature needs. */
export interface SignatureChecker {
  /** Imports a public key; rejects if it is invalid. */
  importKey(
    format: 'spki',
    keyData: Bytes,
    algorithm: { name: 'ECDSA'; namedCurve: 'P-256' },
    isExtractable: boolean,
    usages: ['verify'],
  ): Promise<unknown>;
  /** Whether the key made this signature for this data. */
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
    // An unreadable key or signature is invalid.
    return false;
  }
}

/**
 * Whether one of the trusted keys signed this text for this purpose (ECDSA P-256 with SHA-256, the signature as r and
 * s, 64 bytes in base64). Never throws; without keys nothing is trusted.
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

/** Why a feed with a valid signature is ignored. */
export type FeedFault = 'other site' | 'older than seen' | 'expired';

/** How far a device's clock may be ahead before a valid feed counts as expired. */
export const CLOCK_TOLERANCE_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Why a feed is not for this page, or is a replay of an old one; null if it may be followed. `now` is the device's
 * clock, which may be wrong: expiry has two days of tolerance, and `issuedAt` is compared with nothing, so that a clock
 * that is behind (a feed "of the future") locks nobody out. An older feed that such a clock would accept is refused by
 * its revision, which needs no clock.
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
