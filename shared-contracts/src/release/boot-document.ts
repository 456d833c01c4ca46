import * as v from 'valibot';
import { PACKAGE_NAMES } from '../remote/remote-names';
import { contributionsSchema, filesNeededSchema, parseOrExplain } from './descriptor';
import { merchantConfigSchema } from './merchant-config';

const message = v.record(v.string(), v.optional(v.string()));

/** The part of a release descriptor that the page needs. */
export const bootReleaseSchema = v.object({
  entry: v.string(),
  start: filesNeededSchema,
  screens: v.record(v.string(), filesNeededSchema),
  widgets: v.record(v.string(), filesNeededSchema),
  locales: v.record(v.string(), filesNeededSchema),
  sharedChunks: v.record(v.string(), filesNeededSchema),
  contributions: contributionsSchema,
  contract: v.object({ version: v.string(), range: v.string() }),
  /** Hash of every style; scripts have theirs in the import map. */
  styleIntegrity: v.record(v.string(), v.string()),
});
export type BootRelease = v.InferOutput<typeof bootReleaseSchema>;

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
  view: v.object({
    environment: v.string(),
    revision: v.number(),
    merchant: v.string(),
    packages: v.record(
      v.picklist(PACKAGE_NAMES),
      v.object({
        version: v.string(),
        layer: v.picklist(['default', 'pin']),
        rollouts: v.array(v.object({ version: v.string(), below: v.number() })),
        previous: v.optional(v.string()),
        off: v.optional(message),
      }),
    ),
  }),
  /** `releases[package][version]`. */
  releases: v.record(v.picklist(PACKAGE_NAMES), v.record(v.string(), bootReleaseSchema)),
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
