import { gzipSync } from 'node:zlib';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { parseVersion, satisfies } from 'shared-contracts/release/semver';
import { EXPOSED_MODULE, HOST_NAME, type PackageName } from 'shared-contracts/remote/remote-names';
import { integrityOf, sha256Hex } from '../store/digest';
import { jsonBytes } from '../store/store';
import { UserError } from '../text/user-error';
import { MANIFEST_FILE, type BuildManifest, type ForeignBuild } from './read-build';
import type { StatedFacts } from './stated-facts';

/** The contract of a release that has none of this site's. */
const NO_CONTRACT = { version: '0.0.0', range: '0.0.0' } as const;

const NOTHING: FilesNeeded = { scripts: [], styles: [], shared: [] };

/** The global of the federation runtime: a script that names it has the runtime in it. */
const RUNTIME_MARK = '__FEDERATION__';

/** A descriptor, and the files that it lists. */
export interface DescribedBuild {
  readonly descriptor: ReleaseDescriptor;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

type Expose = BuildManifest['exposes'][number];
type Shared = BuildManifest['shared'][number];

function versionOf({ metaData }: BuildManifest, facts: StatedFacts): string {
  const version = facts.version ?? metaData.buildInfo.buildVersion;
  if (parseVersion(version) !== null) return version;
  throw new UserError(
    `metaData.buildInfo.buildVersion of ${MANIFEST_FILE} is "${version}", which is no version such as 1.2.3: set "version" in package.json, MF_BUILD_VERSION, or "version" in the file that --facts names`,
  );
}

/** Shared modules that a remote takes from its host: it has no copy of its own of them, or may not use that one. */
function requiresOf({ shared }: BuildManifest, { requires }: StatedFacts): ReleaseDescriptor['requires'] {
  if (requires !== undefined)
    return Object.fromEntries(
      Object.entries(requires).map(([name, requiredVersion]) => [name, rangeOf({ name, requiredVersion })]),
    );
  const taken = shared.filter(({ singleton, assets }) => singleton || (assets?.js.sync.length ?? 0) === 0);
  return Object.fromEntries(taken.map((module) => [module.name, rangeOf(module)]));
}

function rangeOf({ name, requiredVersion }: Pick<Shared, 'name' | 'requiredVersion'>): string {
  const range = String(requiredVersion);
  if (satisfies(range.replace(/^[\^~]/, ''), range)) return range;
  throw new UserError(
    `requiredVersion of the shared module ${name} is "${range}": write a range such as ^1.2.3, ~1.2.3 or 1.2.3`,
  );
}

/** Shared modules that a host provides. */
function providesOf({ shared }: BuildManifest): ReleaseDescriptor['provides'] {
  const stranger = shared.find(({ version }) => parseVersion(version) === null);
  if (stranger !== undefined)
    throw new UserError(
      `version of the shared module ${stranger.name} is "${stranger.version}": write one such as 1.2.3`,
    );
  return Object.fromEntries(shared.map(({ name, version }) => [name, version]));
}

function entryOf({ metaData }: BuildManifest): string {
  const { name = '', path = '', type = '' } = metaData.remoteEntry ?? {};
  if (name !== '' && path.replace(/^\.?\/?$/, '') === '' && name.endsWith('.mjs') && ['module', 'esm'].includes(type))
    return name;
  throw new UserError(
    `metaData.remoteEntry of ${MANIFEST_FILE} is "${path}${name}" of the type "${type}": build an ES module named by its contents (library: { type: 'module' }, filename: 'remoteEntry.[contenthash].mjs')`,
  );
}

/** Refuses scripts that are no ES modules: browsers check the bytes of those only that an import map names. */
function assertModules(files: ForeignBuild['files']): void {
  const script = [...files.keys()].find((name) => /\.c?js$/.test(name));
  if (script === undefined) return;
  throw new UserError(
    `${script} is no .mjs file: build ES modules (experiments.outputModule, output.module, output.filename and output.chunkFilename '[name].[contenthash].mjs')`,
  );
}

function needed(exposes: readonly Expose[], kind: 'sync' | 'async', without: readonly string[] = []): FilesNeeded {
  const listed = (type: 'js' | 'css'): string[] => [
    ...new Set(exposes.flatMap(({ assets }) => assets[type][kind]).filter((file) => !without.includes(file))),
  ];
  return { scripts: listed('js'), styles: listed('css'), shared: [] };
}

/** What is needed of an exposed module before it runs, and of each part that it states: all that comes later. */
function needsOf({ exposes }: BuildManifest, entry: string, contributions: ReleaseDescriptor['contributions']) {
  const own = exposes.filter(({ path }) => path === EXPOSED_MODULE);
  const used = own.length === 0 ? exposes : own;
  const start = needed(used, 'sync', [entry]);
  const later = needed(used, 'async', [entry, ...start.scripts, ...start.styles]);
  const each = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, later]));
  return {
    start,
    screens: each(contributions.routes.map(({ screen }) => screen)),
    widgets: each(contributions.slots.map(({ widget }) => widget)),
  };
}

function listedFiles(files: ForeignBuild['files']): ReleaseDescriptor['files'] {
  return [...files].map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    integrity: integrityOf(bytes),
  }));
}

function hasRuntime(files: ForeignBuild['files']): boolean {
  return [...files].some(([name, bytes]) => name.endsWith('.mjs') && Buffer.from(bytes).includes(RUNTIME_MARK));
}

/** Somebody else's host: what it provides, in a file of its own. Where its files lie and who serves them is its affair. */
function describedHost({ manifest }: ForeignBuild): Pick<ReleaseDescriptor, 'provides' | 'entry'> & {
  readonly files: ForeignBuild['files'];
} {
  const provides = providesOf(manifest);
  const bytes = jsonBytes(provides);
  const entry = `provides.${sha256Hex(bytes).slice(0, 12)}.json`;
  return { provides, entry, files: new Map([[entry, bytes]]) };
}

/**
 * The release of a build that other tools made. What its manifest says is taken as it is; what no manifest says (pages,
 * capabilities, budget) is stated by its team. Throws a `UserError` that names file, field and remedy.
 */
export function describeRelease(name: PackageName, build: ForeignBuild, facts: StatedFacts): DescribedBuild {
  const { manifest } = build;
  const isHost = name === HOST_NAME;
  const contributions = facts.contributions ?? { routes: [], slots: [], intents: [] };
  if (!isHost) assertModules(build.files);
  const host = isHost ? describedHost(build) : null;
  const entry = host?.entry ?? entryOf(manifest);
  const files = host?.files ?? build.files;
  const descriptor: ReleaseDescriptor = {
    schema: 1,
    name,
    version: versionOf(manifest, facts),
    commit: 'unknown',
    builtAt: new Date(0).toISOString(),
    contract: facts.contract ?? NO_CONTRACT,
    events: facts.events ?? {},
    ...(facts.intents === undefined ? {} : { intents: facts.intents }),
    provides: host?.provides ?? {},
    requires: isHost ? {} : requiresOf(manifest, facts),
    entry,
    ...(isHost ? { start: NOTHING, screens: {}, widgets: {} } : needsOf(manifest, entry, contributions)),
    locales: Object.fromEntries(FILE_LANGUAGES.map((code) => [code, NOTHING])) as ReleaseDescriptor['locales'],
    sharedChunks: {},
    contributions,
    ...(isHost ? {} : { capabilities: facts.capabilities ?? {} }),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
    described: { ownRuntime: !isHost && hasRuntime(files) },
    inlineStyles: [],
    files: listedFiles(files),
  };
  return { descriptor, files };
}
