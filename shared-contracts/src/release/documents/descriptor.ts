import * as v from 'shared-contracts/schema';
import { WHITELABEL_FLAGS } from '../../flags';
import { FILE_LANGUAGES } from '../../language';
import { packageNameSchema } from '../../packages/package-schema';
import { SLOT_NAME } from '../../remote/slot-map';
import { parseVersion } from './semver';
import { statedTexts } from './stated-texts';

/** A file's name inside the package's flat folder: no slashes, no dots at the start. */
const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/, 'not a file name'));
const versionText = v.pipe(
  v.string(),
  v.check((text) => parseVersion(text) !== null, 'not a version'),
);

/** Builds write SHA-256; older releases have SHA-384. */
const integrityText = v.pipe(
  v.string(),
  v.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/, 'not a sha256 or sha384 hash'),
);

/** A first request of a screen or widget (`remote/first-read`). */
const firstReadSchema = v.object({
  /** Id of the call, such as `R-37`. */
  id: v.string(),
  /** The path below the API's prefix. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The page skips calls that its user may not make. */
  auth: v.picklist(['public', 'optional', 'member', 'agent']),
  /** Value of the module header. */
  module: v.exactOptional(v.string()),
  /** Fields of the query, with placeholders that the page fills in. */
  fields: v.record(v.string(), v.string()),
});

/** The files that something needs before it can be shown, in the order the browser should get them. */
export const filesNeededSchema = v.object({
  /** Names of files of the package. */
  scripts: v.array(fileName),
  /** Names of files of the package. */
  styles: v.array(fileName),
  /** Shared modules that it imports and that the host's start does not contain, by key. */
  shared: v.optional(v.array(v.string()), []),
  /** Calls that the page requests together with them. */
  reads: v.exactOptional(v.array(firstReadSchema)),
  /** Groups of texts that a part shows: with a language they are in the descriptor's `locales`, `EN-member`. */
  texts: v.exactOptional(v.array(v.string())),
});
export type FilesNeeded = v.InferOutput<typeof filesNeededSchema>;

/** A separate page of the host: its own entry, and its files. */
export const documentSchema = v.object({
  /** The module that starts it. */
  entry: fileName,
  ...filesNeededSchema.entries,
});

/** Chinese, English, Indonesian, Filipino. */
const titles = v.object({ CN: v.string(), EN: v.string(), ID: v.string(), TY: v.string() });

/** What a page needs besides the right person (`RouteRequirement`). */
const requirementSchema = v.variant('kind', [
  v.object({ kind: v.literal('query'), field: v.string(), value: v.exactOptional(v.string()), goTo: v.string() }),
  v.object({ kind: v.literal('flag'), name: v.picklist(WHITELABEL_FLAGS), goTo: v.string() }),
  v.object({ kind: v.picklist(['dividends', 'browser']), goTo: v.string() }),
]);

/** One page of a package, as `routes.ts` declares it (`RouteContribution`). */
export const routeSchema = v.object({
  /** Matched exactly, case included; a trailing slash does not count. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Key of the descriptor's `screens`. */
  screen: v.string(),
  /** Title of the title bar, by language; a page without one has no bar. */
  title: v.optional(titles),
  /** Who may open it; everybody if missing. */
  guard: v.optional(v.picklist(['open', 'member', 'agent', 'session', 'promotion', 'visitor'])),
  /** Signed-in users who may not open it; none if missing. */
  gate: v.optional(v.picklist(['money', 'account', 'messages', 'invite'])),
  /** What it needs besides that; nothing if missing. */
  requires: v.exactOptional(v.array(requirementSchema)),
  /** Values of a query field that only members may open. */
  memberQuery: v.exactOptional(
    v.object({
      /** Its name in the address. */
      field: v.string(),
      /** Each as it stands there. */
      values: v.array(v.string()),
    }),
  ),
  /** `top` if missing. */
  header: v.optional(v.picklist(['top', 'none'])),
  /** `menu` if missing. */
  footer: v.optional(v.picklist(['menu', 'agent', 'none'])),
  /** `step` if missing. */
  back: v.optional(v.picklist(['step', 'home', 'replace-home', 'none'])),
  /** Both if missing. */
  accountLinks: v.optional(v.array(v.picklist(['login', 'register']))),
  /** The page shows terms that an agent has to accept. */
  agreements: v.optional(v.boolean()),
  /** Opening the page refreshes the unread counts. */
  refreshesUnread: v.optional(v.boolean()),
  /** Hosts before 1.1.0 name the section that owns one of their paths. */
  remote: v.optional(packageNameSchema),
  /** `header: 'none'` in releases before 1.1.0. */
  hideHeader: v.optional(v.boolean()),
  /** `footer: 'none'` in releases before 1.1.0. */
  hideFooter: v.optional(v.boolean()),
});

/** What a package contributes to the site before any of its code runs (`RemoteContributions`). */
export const contributionsSchema = v.object({
  /** Its pages. */
  routes: v.array(routeSchema),
  /** Its widgets in the host's pages. */
  slots: v.array(
    v.object({
      /** A slot that the host lacks is ignored. */
      slot: v.pipe(v.string(), v.regex(SLOT_NAME, 'not a slot')),
      /** Key of the descriptor's `widgets`. */
      widget: v.string(),
      /** Its rank in the slot, lowest first. */
      order: v.number(),
    }),
  ),
  /** Intents that it answers. */
  intents: v.array(v.string()),
  /** The package's own events; missing in releases before 1.1.0. */
  events: v.exactOptional(
    v.record(
      v.string(),
      v.object({
        /** Version of the payload's form. */
        version: v.number(),
        /** What late listeners receive. */
        replay: v.picklist(['none', 'last']),
      }),
    ),
  ),
});

/** What a section may use of its context, by kind (`remote/capabilities`). */
export const capabilitiesSchema = v.record(v.string(), v.array(v.string()));

/** How a host serves sections of an earlier major of the contract. */
export const shimSchema = v.object({
  /** The module, which nothing but such a section loads. */
  script: fileName,
  /** Events that it translates, each in the version that these sections know. */
  events: v.record(v.string(), v.number()),
  /** Intents that it translates, likewise. */
  intents: v.record(v.string(), v.number()),
});
export type ReleaseShim = v.InferOutput<typeof shimSchema>;

const limit = v.pipe(v.number(), v.minValue(0));

/** A section's own limits, as `budget.ts` states them (`PackageBudget`). */
export const budgetSchema = v.object({
  /** kB compressed, of the scripts before anything of the section runs. */
  start: limit,
  /** kB compressed, of any screen with the start. */
  screen: limit,
  /** kB compressed, of any widget without the start. */
  widget: limit,
  /** Scripts of the start and of any screen. */
  requests: limit,
  /** Requests in a row to all scripts of any part. */
  chain: limit,
});

/** One file of a release, written by the build. */
export const releaseFileSchema = v.object({
  /** In the package's flat folder; scripts and styles have a hash of their bytes in it. */
  name: fileName,
  /** Bytes as stored. */
  bytes: v.number(),
  /** Bytes after gzip -9, which budgets limit. */
  gzip: v.number(),
  /** Hash in the format that browsers check: `sha256-…`. */
  integrity: integrityText,
});

/** Describes one build of one package; written by the build, stored beside its files, immutable. */
export const descriptorSchema = v.object({
  schema: v.literal(1),
  /** The package. */
  name: packageNameSchema,
  /** Semver; published once and never again with other bytes. */
  version: versionText,
  /** Builds no longer state these two: the provenance beside the release has them. */
  commit: v.string(),
  /** Time of the commit, ISO 8601: the same sources give the same bytes. */
  builtAt: v.string(),
  /** The contract that it was built with. */
  contract: v.object({
    /** The version that a host provides, semver. */
    version: versionText,
    /** The range that a section runs on: `^1.1.0`. */
    range: v.string(),
  }),
  /** Version of each event that this package knows. */
  events: v.record(v.string(), v.number()),
  /** Version of each intent that this package knows; missing in releases before 1.1.0. */
  intents: v.exactOptional(v.record(v.string(), v.number())),
  /** JSON schemas of this package's events and intents, by `event <name>` and `intent <name>`; in no page. */
  forms: v.exactOptional(v.record(v.string(), v.unknown())),
  /** Shared modules that the host provides, by key, each with its exact version. */
  provides: v.record(v.string(), versionText),
  /** Shared modules that a section takes from the host, by key, each with a range. */
  requires: v.record(v.string(), v.string()),
  /** What the shared modules of a host export, by key; missing in older releases, and in no page. */
  providedExports: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  /** What a section takes of shared modules, by key; missing in older releases, and in no page. */
  usedExports: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  /** The module that is opened: the host's first script, a section's container. */
  entry: fileName,
  /** Needed before anything of this package runs: the host's initial chunks, a remote's exposed module. */
  start: filesNeededSchema,
  /** What each screen needs beside the start. */
  screens: v.record(v.string(), filesNeededSchema),
  /** What each widget needs beside the start. */
  widgets: v.record(v.string(), filesNeededSchema),
  /** The texts of each language that has files: `EN`, of all parts; `EN-member`, of the parts whose `texts` have that group. */
  locales: v.objectWithRest(
    Object.fromEntries(FILE_LANGUAGES.map((code) => [code, filesNeededSchema])) as Record<
      (typeof FILE_LANGUAGES)[number],
      typeof filesNeededSchema
    >,
    filesNeededSchema,
  ),
  /** Chunks of shared modules the host loads only when something takes them. */
  sharedChunks: v.record(v.string(), filesNeededSchema),
  /** Its pages, widgets, intents and events. */
  contributions: contributionsSchema,
  /** Missing in hosts, and in older sections, which may use everything. */
  capabilities: v.exactOptional(capabilitiesSchema),
  /** Missing in hosts, and in older sections, which are checked against the ceiling of all sections. */
  budget: v.exactOptional(budgetSchema),
  /** Shims of a host, by the newest version of an earlier major that each provides: `1.4.0`; none if missing. */
  shims: v.exactOptional(v.record(versionText, shimSchema)),
  /** Separate pages of the host, by path: `/vip.html`. */
  documents: v.exactOptional(v.record(v.string(), documentSchema)),
  /** The host's parts of the page itself, inlined by the page generator. */
  page: v.optional(
    v.object({
      /** Sets the skeleton's theme and shape; in older hosts the starter does. */
      look: v.exactOptional(fileName),
      /** The inline script that resolves the versions and requests the first screen's files. */
      starter: fileName,
      /** Styles of the skeleton. */
      styles: fileName,
      /** Markup that is shown before the host runs. */
      skeleton: fileName,
      /** Module that settles overrides; fetched only where they are allowed. */
      overrides: v.exactOptional(fileName),
      /**
       * Module that starts the host from its retry URLs; the starter fetches it when the first addresses have failed.
       */
      secondStart: v.exactOptional(fileName),
      /** The worker that caches the last known lobby. */
      worker: v.exactOptional(fileName),
      /** The page's very first script: redirects engines that cannot run the site to a page that says so. */
      gate: v.exactOptional(fileName),
      /** That page, for all merchants. */
      browsers: v.exactOptional(fileName),
    }),
  ),
  /** CSP hashes of style texts that a library of this package inserts. */
  inlineStyles: v.optional(v.array(v.string()), []),
  /**
   * The package as one ES module for servers, which renders its pages; missing in releases before it, and where a section
   * needs a browser to be drawn. No page names it.
   */
  server: v.exactOptional(
    v.object({
      /** Its file, which is among {@link ReleaseDescriptor.files}. */
      file: fileName,
      /** Its hash, as there. */
      integrity: integrityText,
    }),
  ),
  /** Present where `mfe describe` wrote this document, for a build of other tools than the build preset. */
  described: v.exactOptional(
    v.object({
      /** Whether its entry carries a federation runtime of its own, which may open addresses that only run time names. */
      ownRuntime: v.boolean(),
    }),
  ),
  /** Every file of the release; other files in its folder belong to none. */
  files: v.array(releaseFileSchema),
});
export type ReleaseDescriptor = v.InferOutput<typeof descriptorSchema>;
export type ReleaseRoute = v.InferOutput<typeof routeSchema>;

/** The value of builds without a commit; also used for descriptors that state none. */
const UNSTATED = { commit: 'unknown', builtAt: '1970-01-01T00:00:00.000Z' };

/** Parses a descriptor; throws a clear error that names the field. */
export function parseDescriptor(value: unknown): ReleaseDescriptor {
  const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value);
  const what = 'release descriptor';
  const descriptor = parseOrExplain(descriptorSchema, isDocument ? { ...UNSTATED, ...value } : value, what);
  parseOrExplain(statedTexts(integrityText), descriptor, what);
  return descriptor;
}

/** Parses with a schema; throws an error that names the document, the field and the problem. */
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
