import * as v from 'shared-contracts/schema';
import { FILE_LANGUAGES } from '../language';
import { packageNameSchema } from '../remote/package-schema';
import { SLOT_NAME } from '../remote/slot-map';
import { parseVersion } from './semver';
import { statedTexts } from './stated-texts';

/** A file's name inside the package's flat folder: no slashes, no dots at the start. */
const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/, 'not a file name'));
const versionText = v.pipe(
  v.string(),
  v.check((text) => parseVersion(text) !== null, 'not a version'),
);

/** What builds write is SHA-256; releases from before that have SHA-384. */
const integrityText = v.pipe(
  v.string(),
  v.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/, 'not a sha256 or sha384 hash'),
);

/** A call that something begins with (`remote/first-read`). */
const firstReadSchema = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  auth: v.picklist(['public', 'optional', 'member', 'agent']),
  module: v.exactOptional(v.string()),
  fields: v.record(v.string(), v.string()),
});

/** The files that something needs before it can be shown, in the order the browser should get them. */
export const filesNeededSchema = v.object({
  scripts: v.array(fileName),
  styles: v.array(fileName),
  /** Shared modules that it takes from the host and that do not come with the host's start, by key. */
  shared: v.optional(v.array(v.string()), []),
  /** Calls the page asks for beside them. */
  reads: v.exactOptional(v.array(firstReadSchema)),
});
export type FilesNeeded = v.InferOutput<typeof filesNeededSchema>;

/** A page of the host's that runs by itself: its own entry, and what that needs first. */
export const documentSchema = v.object({ entry: fileName, ...filesNeededSchema.entries });

const titles = v.object({ CN: v.string(), EN: v.string(), ID: v.string(), TY: v.string() });

export const routeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  screen: v.string(),
  title: v.optional(titles),
  guard: v.optional(v.picklist(['open', 'member', 'agent', 'session', 'promotion'])),
  gate: v.optional(v.picklist(['money', 'account'])),
  header: v.optional(v.picklist(['top', 'none'])),
  footer: v.optional(v.picklist(['menu', 'agent', 'none'])),
  back: v.optional(v.picklist(['step', 'home', 'replace-home', 'none'])),
  accountLinks: v.optional(v.array(v.picklist(['login', 'register']))),
  agreements: v.optional(v.boolean()),
  refreshesUnread: v.optional(v.boolean()),
  /** Hosts before 1.1.0 name the section that one of their paths belongs to. */
  remote: v.optional(packageNameSchema),
  hideHeader: v.optional(v.boolean()),
  hideFooter: v.optional(v.boolean()),
});

export const contributionsSchema = v.object({
  routes: v.array(routeSchema),
  slots: v.array(
    v.object({
      /** One that the host does not have is ignored. */
      slot: v.pipe(v.string(), v.regex(SLOT_NAME, 'not a slot')),
      widget: v.string(),
      order: v.number(),
    }),
  ),
  intents: v.array(v.string()),
  /** The package's own events; missing in releases from before 1.1.0. */
  events: v.exactOptional(
    v.record(v.string(), v.object({ version: v.number(), replay: v.picklist(['none', 'last']) })),
  ),
});

/** What a section may use of its context, by kind (`remote/capabilities`). */
export const capabilitiesSchema = v.record(v.string(), v.array(v.string()));

const limit = v.pipe(v.number(), v.minValue(0));

/** What a section allows itself (`release/budgets`). */
export const budgetSchema = v.object({ start: limit, screen: limit, widget: limit, requests: limit, chain: limit });

export const releaseFileSchema = v.object({
  name: fileName,
  /** Bytes as stored. */
  bytes: v.number(),
  /** Bytes after gzip -9: what budgets are held against. */
  gzip: v.number(),
  integrity: integrityText,
});

/** What one build of one package is; written by the build, stored beside its files, immutable. */
export const descriptorSchema = v.object({
  schema: v.literal(1),
  name: packageNameSchema,
  version: versionText,
  /** No build states these two any more: what a release was made from stands beside it, in its provenance. */
  commit: v.string(),
  /** Time of the commit, ISO 8601: the same sources give the same bytes. */
  builtAt: v.string(),
  contract: v.object({ version: versionText, range: v.string() }),
  /** Version of each event's form as this package knows it. */
  events: v.record(v.string(), v.number()),
  /** Version of each intent's form as this package knows it; missing in releases from before 1.1.0. */
  intents: v.exactOptional(v.record(v.string(), v.number())),
  /** JSON schemas of what this package declares, by `event <name>` and `intent <name>`: no page carries them. */
  forms: v.exactOptional(v.record(v.string(), v.unknown())),
  /** Shared modules: what the host provides (exact versions), what a remote asks for (ranges). */
  provides: v.record(v.string(), versionText),
  requires: v.record(v.string(), v.string()),
  entry: fileName,
  /** Needed before anything of this package runs: the host's initial chunks, a remote's exposed module. */
  start: filesNeededSchema,
  screens: v.record(v.string(), filesNeededSchema),
  widgets: v.record(v.string(), filesNeededSchema),
  locales: v.object(
    Object.fromEntries(FILE_LANGUAGES.map((code) => [code, filesNeededSchema])) as Record<
      (typeof FILE_LANGUAGES)[number],
      typeof filesNeededSchema
    >,
  ),
  /** Chunks of shared modules the host loads only when something takes them. */
  sharedChunks: v.record(v.string(), filesNeededSchema),
  contributions: contributionsSchema,
  /** Missing in sections from before it, which may use everything, and in hosts. */
  capabilities: v.exactOptional(capabilitiesSchema),
  /** Missing in sections from before it, which are held against the ceiling of all sections, and in hosts. */
  budget: v.exactOptional(budgetSchema),
  /** Pages of the host that run without the site, by path: `/vip.html`. */
  documents: v.exactOptional(v.record(v.string(), documentSchema)),
  /** The host's parts of the page itself, inlined by the page generator. */
  page: v.optional(
    v.object({
      /** Gives the skeleton its theme and shape; in hosts from before it the starter does. */
      look: v.exactOptional(fileName),
      starter: fileName,
      styles: fileName,
      skeleton: fileName,
      overrides: v.exactOptional(fileName),
      /** Module that starts the host at its retry URLs, fetched by the starter when the first have failed. */
      secondStart: v.exactOptional(fileName),
      /** The worker that keeps the last known lobby. */
      worker: v.exactOptional(fileName),
      /** The page's very first script: leads engines that cannot run the site to the page that says so. */
      gate: v.exactOptional(fileName),
      /** That page, for all merchants. */
      browsers: v.exactOptional(fileName),
    }),
  ),
  /** CSP hashes of style texts that a library of this package inserts. */
  inlineStyles: v.optional(v.array(v.string()), []),
  files: v.array(releaseFileSchema),
});
export type ReleaseDescriptor = v.InferOutput<typeof descriptorSchema>;
export type ReleaseRoute = v.InferOutput<typeof routeSchema>;

/** What builds stated that knew no commit; stands for what descriptors do not state any more. */
const UNSTATED = { commit: 'unknown', builtAt: '1970-01-01T00:00:00.000Z' };

/** Parses a descriptor; throws a clear error that names the field. */
export function parseDescriptor(value: unknown): ReleaseDescriptor {
  const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value);
  const what = 'release descriptor';
  const descriptor = parseOrExplain(descriptorSchema, isDocument ? { ...UNSTATED, ...value } : value, what);
  parseOrExplain(statedTexts(integrityText), descriptor, what);
  return descriptor;
}

/** Parses with a schema; the error names what was read, where in it, and what is wrong there. */
export function parseOrExplain<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The ${what} is not valid: ${v.getDotPath(issue) ?? 'whole document'}: ${issue.message}`);
}
