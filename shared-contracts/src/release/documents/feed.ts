import * as v from 'shared-contracts/schema';
import { bootReleasesSchema, mapViewSchema } from './boot-document';
import { parseOrExplain } from './descriptor';

/** The news for an open page: the view and releases that a new page would contain. */
export const feedSchema = v.object({
  schema: v.literal(1),
  /** A feed of another environment is ignored. */
  environment: v.string(),
  /** A feed of another merchant is ignored. */
  merchant: v.string(),
  /** The revision that last changed anything for this merchant; a page never goes back to a lower one. */
  revision: v.number(),
  /** When it was signed, ISO 8601, by the writer's clock; compared with nothing. */
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Expires at this moment, so that a stored copy cannot be replayed for ever. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * Hash (`sha256-…`) of every script of these releases, by file, because an open page has only the hashes of its own.
   */
  scriptIntegrity: v.record(v.string(), v.string()),
  /** The merchant's part of the map. */
  view: mapViewSchema,
  /** The releases that the view can yield. */
  releases: bootReleasesSchema,
  /**
   * The merchant's brands by their ids, each with the number of buckets in its share: 10,000 for its own. A brand that is
   * missing has no device. Absent where another host draws the pages.
   */
  brands: v.exactOptional(v.record(v.string(), v.number())),
});
export type Feed = v.InferOutput<typeof feedSchema>;

/** A text with its signatures. There are two while a key is being replaced. */
export const signedSchema = v.object({
  /** The text that is signed, byte for byte; parsed only after a signature is verified. */
  payload: v.string(),
  /** One valid signature is enough. */
  signatures: v.pipe(
    v.array(
      v.object({
        /** Id of the key. */
        key: v.string(),
        /** ECDSA P-256 with SHA-256: r and s, 64 bytes in base64. */
        value: v.string(),
      }),
    ),
    v.minLength(1),
  ),
});
export type Signed = v.InferOutput<typeof signedSchema>;

/** The path of a merchant's signed {@link Feed}. */
export const FEED_PATH = '/m/release.json';

/** Parses the payload of a feed with a valid signature; throws a clear error that names the field. */
export function parseFeed(payload: string): Feed {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    throw new Error('The release feed is not JSON');
  }
  return parseOrExplain(feedSchema, value, 'release feed');
}
