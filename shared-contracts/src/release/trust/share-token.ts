import * as v from 'shared-contracts/schema';
import { packageNameSchema } from '../../packages/package-schema';
import { base64UrlOf, bytesOfBase64, utf8Bytes, utf8Text } from './binary-text';
import type { TrustedKey } from '../documents/boot-document';
import type { Signed } from '../documents/feed';
import { OVERRIDE_OFF } from '../sets/resolve';
import { parseVersion } from '../documents/semver';
import { verifySigned, type SignatureChecker } from './signature';

/** Query parameter that carries a share token on a site where overrides are allowed. */
export const SHARE_PARAMETER = 'overrides';

/** Longer tokens are refused without parsing. */
export const MAXIMUM_SHARE_TOKEN_LENGTH = 4096;

const version = v.pipe(
  v.string(),
  v.check((text) => text === OVERRIDE_OFF || parseVersion(text) !== null, 'neither a version nor off'),
);

/** Overrides that somebody shares: for one merchant of one environment, until it expires. */
export const sharedOverridesSchema = v.object({
  schema: v.literal(1),
  /** Valid only in this environment. */
  environment: v.string(),
  /** Valid only on this merchant's site. */
  merchant: v.string(),
  /** By package: a version, or `off`. */
  versions: v.pipe(
    v.record(packageNameSchema, version),
    v.check((versions) => Object.keys(versions).length > 0, 'no versions'),
  ),
  /** ISO 8601; refused after it by the device's clock. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type SharedOverrides = v.InferOutput<typeof sharedOverridesSchema>;

/** Why a share token is refused. */
export type ShareFault = 'malformed' | 'unsigned' | 'other site' | 'expired';

/** The result of reading a token. */
export type ShareOutcome =
  | {
      readonly status: 'good';
      /** Signed, for this site, not expired. */
      readonly overrides: SharedOverrides;
    }
  | {
      readonly status: 'refused';
      /** Why it is refused. */
      readonly fault: ShareFault;
    };

/** A page's context for reading a token. */
export interface ShareExpectation {
  /** The page's environment. */
  readonly environment: string;
  /** Code of the page's merchant. */
  readonly merchant: string;
  /** The page's trusted keys; without any, every token is refused. */
  readonly keys: readonly TrustedKey[];
  /** The platform's `crypto.subtle`. */
  readonly subtle: SignatureChecker;
  /** The device's clock. */
  readonly now: Date;
}

function reencoded(base64: string): string | null {
  const bytes = bytesOfBase64(base64);
  return bytes === null ? null : base64UrlOf(bytes);
}

/**
 * The token of a signed text: `<payload>.<key>.<signature>`, with a second key and signature while a key is being
 * replaced.
 */
export function shareTokenOf(signed: Signed): string {
  const signatures = signed.signatures.flatMap(({ key, value }) => [key, reencoded(value) ?? '']);
  return [base64UrlOf(utf8Bytes(signed.payload)), ...signatures].join('.');
}

/** Splits a token without verifying it; null if it is malformed. */
export function splitShareToken(token: string): Signed | null {
  if (token.length > MAXIMUM_SHARE_TOKEN_LENGTH) return null;
  const [first = '', ...rest] = token.split('.');
  const bytes = bytesOfBase64(first);
  const payload = bytes === null ? null : utf8Text(bytes);
  if (payload === null || rest.length === 0 || rest.length % 2 !== 0 || rest.includes('')) return null;
  const signatures: Signed['signatures'] = [];
  for (let index = 0; index < rest.length; index += 2)
    signatures.push({ key: rest[index] ?? '', value: rest[index + 1] ?? '' });
  return { payload, signatures };
}

function parsedOverrides(payload: string): SharedOverrides | null {
  try {
    return v.parse(sharedOverridesSchema, JSON.parse(payload));
  } catch {
    return null;
  }
}

/**
 * Reads a share token: signed by a key of the environment, made for this environment and merchant, not expired (no
 * tolerance: a user with a wrong clock needs a new link). A token without a valid signature is not parsed.
 */
export async function readShareToken(token: string, expected: ShareExpectation): Promise<ShareOutcome> {
  const refused = (fault: ShareFault): ShareOutcome => ({ status: 'refused', fault });
  const signed = splitShareToken(token);
  if (signed === null) return refused('malformed');
  if (!(await verifySigned(signed, expected.keys, expected.subtle, 'share'))) return refused('unsigned');
  const overrides = parsedOverrides(signed.payload);
  if (overrides === null) return refused('malformed');
  if (overrides.environment !== expected.environment || overrides.merchant !== expected.merchant)
    return refused('other site');
  if (expected.now.getTime() > Date.parse(overrides.expiresAt)) return refused('expired');
  return { status: 'good', overrides };
}
