import * as v from 'shared-contracts/schema';
import { bootReleasesSchema, mapViewSchema } from './boot-document';
import { parseOrExplain } from './descriptor';

/** What an open page may learn of a newer state: the same view and releases a page of now would carry. */
export const feedSchema = v.object({
  schema: v.literal(1),
  /** A feed of another environment is not followed. */
  environment: v.string(),
  /** A feed of another merchant is not followed. */
  merchant: v.string(),
  /** The revision that last changed anything for this merchant; a page never goes back to a lower one. */
  revision: v.number(),
  /** When it was signed, ISO 8601, by the clock of who wrote it; compared with nothing. */
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Not believed after this moment: a kept copy cannot be served for ever. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Hash (`sha256-…`) of every script of these releases, by file: the page it was made with lists only its own. */
  scriptIntegrity: v.record(v.string(), v.string()),
  /** The merchant's part of the map. */
  view: mapViewSchema,
  /** The releases that the view can give. */
  releases: bootReleasesSchema,
});
export type Feed = v.InferOutput<typeof feedSchema>;

/** A text and who vouches for it. Two signatures stand side by side while keys are exchanged. */
export const signedSchema = v.object({
  /** The text that is signed, byte for byte; parsed only once a signature holds. */
  payload: v.string(),
  /** One that holds is enough. */
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

/** Where a merchant's site answers with its signed {@link Feed}. */
export const FEED_PATH = '/m/release.json';

/** Parses the payload of a feed whose signature holds; throws a clear error that names the field. */
export function parseFeed(payload: string): Feed {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    throw new Error('The release feed is not JSON');
  }
  return parseOrExplain(feedSchema, value, 'release feed');
}
