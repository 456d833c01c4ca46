import * as v from 'shared-contracts/schema';
import { packageNameSchema } from '../remote/package-schema';
import {
  capabilitiesSchema,
  contributionsSchema,
  documentSchema,
  filesNeededSchema,
  parseOrExplain,
} from './descriptor';
import { merchantConfigSchema } from './merchant-config';

const message = v.record(v.string(), v.optional(v.string()));

/** The part of a release descriptor that the page needs. */
export const bootReleaseSchema = v.object({
  /** Prefix of its files where they do not come from the site's own: an override of staging. */
  base: v.optional(v.string()),
  entry: v.string(),
  start: filesNeededSchema,
  screens: v.record(v.string(), filesNeededSchema),
  widgets: v.record(v.string(), filesNeededSchema),
  locales: v.record(v.string(), filesNeededSchema),
  sharedChunks: v.record(v.string(), filesNeededSchema),
  contributions: contributionsSchema,
  capabilities: v.exactOptional(capabilitiesSchema),
  documents: v.exactOptional(v.record(v.string(), documentSchema)),
  contract: v.object({ version: v.string(), range: v.string() }),
  /** Hash of every style; scripts have theirs in the import map. */
  styleIntegrity: v.record(v.string(), v.string()),
});
export type BootRelease = v.InferOutput<typeof bootReleaseSchema>;

/** The map as one merchant sees it. */
export const mapViewSchema = v.object({
  environment: v.string(),
  revision: v.number(),
  merchant: v.string(),
  packages: v.record(
    packageNameSchema,
    v.object({
      version: v.string(),
      layer: v.picklist(['default', 'pin']),
      rollouts: v.array(v.object({ version: v.string(), below: v.number() })),
      previous: v.optional(v.string()),
      revoked: v.optional(v.array(v.string())),
      off: v.optional(message),
    }),
  ),
});

/** `releases[package][version]`. */
export const bootReleasesSchema = v.record(packageNameSchema, v.record(v.string(), bootReleaseSchema));

/** A public key that may sign for an environment. */
export const trustedKeySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a key id')),
  /** ECDSA P-256 public key, SubjectPublicKeyInfo in base64. */
  spki: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64')),
});
export type TrustedKey = v.InferOutput<typeof trustedKeySchema>;

/** What a merchant's page carries: its configuration, its view of the map, and every release it may load. */
export const bootDocumentSchema = v.object({
  schema: v.literal(1),
  merchant: merchantConfigSchema,
  /** Prefix of the packages' files, with its slash: `/r/` or `https://files.example/r/`. */
  assetsBase: v.string(),
  /** Whether versions may be overridden on this device: never in production. */
  allowsOverrides: v.boolean(),
  /** Reload the page when a new build is published: development only. */
  liveReload: v.boolean(),
  /** Exact origins that remotes may come from where overrides are allowed: `http://localhost:4301`. */
  overrideOrigins: v.optional(v.array(v.string()), []),
  /** Address of the host's script that settles overrides; where they are not allowed there is none. */
  overridesScript: v.optional(v.string()),
  /** Address of the host's script that starts it at its retry URLs; hosts from before it have none. */
  secondStart: v.optional(v.string()),
  /** Keys that may sign the release document an open page asks for; none: it is never believed. */
  keys: v.optional(v.array(trustedKeySchema), []),
  view: mapViewSchema,
  releases: bootReleasesSchema,
});
export type BootDocument = v.InferOutput<typeof bootDocumentSchema>;

/** Parses the text of a page's boot document; throws a clear error that names the field. */
export function parseBootDocument(text: string): BootDocument {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The boot document is not JSON');
  }
  return parseOrExplain(bootDocumentSchema, value, 'boot document');
}
