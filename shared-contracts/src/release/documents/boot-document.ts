import * as v from 'shared-contracts/schema';
import { packageNameSchema } from '../../packages/package-schema';
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
  /** Prefix of its files if it is not the site's: an override in staging. */
  base: v.optional(v.string()),
  /** The module that is loaded. */
  entry: v.string(),
  /** Needed before anything of the package runs. */
  start: filesNeededSchema,
  /** By screen, what it needs in addition to the start. */
  screens: v.record(v.string(), filesNeededSchema),
  /** By widget, what it needs in addition to the start. */
  widgets: v.record(v.string(), filesNeededSchema),
  /** The texts of all parts by language code, and of groups by language and group: `EN-member`. */
  locales: v.record(v.string(), filesNeededSchema),
  /** By key, shared modules that the host loads when something imports them. */
  sharedChunks: v.record(v.string(), filesNeededSchema),
  /** Its pages, widgets, intents and events. */
  contributions: contributionsSchema,
  /** What the host gives it; everything if missing. */
  capabilities: v.exactOptional(capabilitiesSchema),
  /** Scripts of the host's shims that the environment admits, by the newest version of the contract that each provides. */
  shims: v.exactOptional(v.record(v.string(), v.string())),
  /** The host's pages that run without the site, by path. */
  documents: v.exactOptional(v.record(v.string(), documentSchema)),
  /** The contract that it was built with. */
  contract: v.object({
    /** What the host provides. */
    version: v.string(),
    /** What a section runs on. */
    range: v.string(),
  }),
  /** Hash of every style by its file; scripts have theirs in the import map. */
  styleIntegrity: v.record(v.string(), v.string()),
});
export type BootRelease = v.InferOutput<typeof bootReleaseSchema>;

const shares = v.array(
  v.object({
    /** The version of a device in the share. */
    version: v.string(),
    /** The number of buckets in the share, of 10,000. */
    below: v.number(),
    /** Of `cohorts`: the id of the cohort, which a device belongs to when the gateway said so of its player. */
    cohort: v.optional(v.string()),
  }),
);

/** The map as one merchant sees it (`MapView`). */
export const mapViewSchema = v.object({
  /** Name of the environment, such as `production`. */
  environment: v.string(),
  /** The write of the map that last changed anything for this merchant. */
  revision: v.number(),
  /** The merchant's code. */
  merchant: v.string(),
  /** What the merchant is served, by package. */
  packages: v.record(
    packageNameSchema,
    v.object({
      /** The version of a device that is in no rollout. */
      version: v.string(),
      /** The layer of the map that decided it. */
      layer: v.picklist(['default', 'pin']),
      /** Tried in order. */
      rollouts: shares,
      /** For players of a list, tried before `rollouts`; none if missing. */
      cohorts: v.optional(shares),
      /** What browsers fall back to after `version`; nothing if missing. */
      previous: v.optional(v.string()),
      /** Revoked versions, which no page may run. */
      revoked: v.optional(v.array(v.string())),
      /** Present if the section is switched off: the operator's message by language. */
      off: v.optional(message),
    }),
  ),
});

/** `releases[package][version]`. */
export const bootReleasesSchema = v.record(packageNameSchema, v.record(v.string(), bootReleaseSchema));

/** A public key that may sign for an environment. */
export const trustedKeySchema = v.object({
  /** Names the key in signatures; derived from the key. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a key id')),
  /** ECDSA P-256 public key, SubjectPublicKeyInfo in base64. */
  spki: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64')),
});
export type TrustedKey = v.InferOutput<typeof trustedKeySchema>;

/** The content of a merchant's page: its configuration, its view of the map, and every release it may load. */
export const bootDocumentSchema = v.object({
  schema: v.literal(1),
  /** Its settings, without the fields that the page does not read: `customerService`, `pictureHosts` and `origin`. */
  merchant: merchantConfigSchema,
  /** Prefix of the packages' files, with its slash: `/r/` or `https://files.example/r/`. */
  assetsBase: v.string(),
  /** Whether versions may be overridden on this device: never in production. */
  allowsOverrides: v.boolean(),
  /** Reload the page when a new build is published: development only. */
  liveReload: v.boolean(),
  /** Exact origins that remotes may come from where overrides are allowed: `http://localhost:4301`. */
  overrideOrigins: v.optional(v.array(v.string()), []),
  /** Address of the host's script that settles overrides; absent where they are not allowed. */
  overridesScript: v.optional(v.string()),
  /** Address of the host's script that starts it at its retry URLs; absent in older hosts. */
  secondStart: v.optional(v.string()),
  /** Keys that may sign the feed of an open page; without any, no feed is trusted. */
  keys: v.optional(v.array(trustedKeySchema), []),
  /** The view from which the starter resolves the versions. */
  view: mapViewSchema,
  /** Every version that the view can yield, and where overrides are allowed the newest of each package. */
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
