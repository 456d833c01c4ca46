import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';
import { filesByPrefix, filesOfGroup, type FilesNeeded } from './chunk-files';
import { contractFacts, statedCapabilities } from './contract-of';
import { declarationsOf } from './declarations';
import { DOCUMENT_PREFIX, HOST_ENTRY, lazySharedChunks } from '../options/host-package';
import { installedVersion, type PackageInfo } from '../workspace/package-info';
import { moduleUrl } from '../workspace/module-url';
import { pageParts } from './page-parts';
import { PROVENANCE_FILE } from './provenance';
import { SERVER_ENDING, SERVER_ENTRY } from '../options/server-package';
import { EXPOSED_CHUNK } from '../options/remote-package';
import { sectionBudget, sectionExport } from './section-file';
import { SHARED_MODULES } from '../workspace/shared-modules';
import { insertedStyleHashes } from './inserted-styles';
import { providedExports, usedExports } from './shared-exports';

/** The descriptor's file in a build's output. */
export const DESCRIPTOR_FILE = 'release.json';

/** The kit's chunk of further pictures; home begins without them, every other page has some. */
const DRAWINGS = { chunk: 'drawings', key: 'shared-kit/drawings' };

const LANGUAGES = ['CN', 'EN', 'ID', 'TY'] as const;
const NOTHING_NEEDED: FilesNeeded = { scripts: [], styles: [], shared: [] };

type Reads = Readonly<Record<string, readonly unknown[]>>;

/** What a package's `routes.ts` says of it. */
interface Contributed {
  readonly reads?: { readonly screens?: Reads; readonly widgets?: Reads };
}

async function contributed(folder: string): Promise<Contributed> {
  const file = moduleUrl(path.join(folder, 'src/routes.ts'));
  const { contributions } = (await import(file)) as { contributions?: Contributed };
  if (contributions === undefined) throw new Error(`${folder}/src/routes.ts exports no contributions`);
  return contributions;
}

/** What a section's `capabilities.ts` says, in the words of descriptors; a host has no such file. */
async function stated(folder: string): Promise<object> {
  return statedCapabilities(folder, await sectionExport(folder, 'capabilities', 'names what the section uses'));
}

/** Files by the name of what needs them, with what each reads first; a name that is none stops the build. */
function withReads(files: Record<string, FilesNeeded>, reads: Reads = {}): Record<string, object> {
  const unknown = Object.keys(reads).find((name) => files[name] === undefined);
  if (unknown !== undefined) throw new Error(`src/routes.ts names the reads of ${unknown}, which there is not`);
  return Object.fromEntries(
    Object.entries(files).map(([name, needed]) => [name, { ...needed, ...(reads[name] && { reads: reads[name] }) }]),
  );
}

/** One file of a release. */
interface FileFacts {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly integrity: string;
}

function describeFiles(output: string): FileFacts[] {
  return readdirSync(output)
    .filter((name) => name !== DESCRIPTOR_FILE && name !== PROVENANCE_FILE && !/\.map$|\.hot-update\./.test(name))
    .sort()
    .map((name) => {
      const content = readFileSync(path.join(output, name));
      return {
        name,
        bytes: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
        integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
      };
    });
}

function sharedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((shared) => [shared.key, installedVersion(shared.versionOf, folder)]));
}

function localesNeeded(compilation: Compilation): Record<string, FilesNeeded> {
  const found = filesByPrefix(compilation, 'locale-');
  return Object.fromEntries(LANGUAGES.map((language) => [language, found[language] ?? NOTHING_NEEDED]));
}

/** The entries that are documents of their own, by path. */
function documentsOf(
  compilation: Compilation,
  further: readonly string[],
): Record<string, FilesNeeded & { readonly entry: string }> {
  const found: Record<string, FilesNeeded & { readonly entry: string }> = {};
  for (const [name, group] of compilation.entrypoints) {
    if (!name.startsWith(DOCUMENT_PREFIX)) continue;
    const files = filesOfGroup(compilation, group);
    const entry = files.scripts.find((file) => file.startsWith(`${name}.`));
    if (entry === undefined) throw new Error(`The document ${name} has no entry`);
    files.scripts.push(...further);
    found[`/${name.slice(DOCUMENT_PREFIX.length)}.html`] = { entry, ...files };
  }
  return found;
}

/** What host and sections each say of their parts. */
interface PartFiles {
  readonly screens: Record<string, FilesNeeded>;
  readonly widgets: Record<string, FilesNeeded>;
  readonly [further: string]: unknown;
}

function hostFiles(compilation: Compilation, info: PackageInfo, output: string): PartFiles {
  const group = compilation.entrypoints.get(HOST_ENTRY);
  if (group === undefined) throw new Error('The host has no entry');
  const start = filesOfGroup(compilation, group);
  const entry = start.scripts.find((file) => file.startsWith(`${HOST_ENTRY}.`));
  const drawings = compilation.namedChunkGroups.get(DRAWINGS.chunk);
  const pictures = drawings === undefined ? NOTHING_NEEDED : filesOfGroup(compilation, drawings);
  const present = new Set([...start.scripts, ...start.styles]);
  const lazy = lazySharedChunks().map(({ key, chunk }) => {
    const chunkGroup = compilation.namedChunkGroups.get(chunk);
    return [key, chunkGroup ? filesOfGroup(compilation, chunkGroup, present) : NOTHING_NEEDED] as const;
  });
  return {
    provides: sharedVersions(info.folder),
    providedExports: providedExports(compilation),
    requires: {},
    entry,
    start,
    screens: filesByPrefix(compilation, 'screen-', present),
    widgets: filesByPrefix(compilation, 'widget-', present),
    sharedChunks: { ...Object.fromEntries(lazy), [DRAWINGS.key]: pictures },
    documents: documentsOf(compilation, pictures.scripts),
    page: pageParts(info.folder, output),
    inlineStyles: insertedStyleHashes(info.folder),
  };
}

function remoteFiles(compilation: Compilation, info: PackageInfo, output: string): PartFiles {
  const group = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
  const entry = readdirSync(output).find((file) => file.startsWith('entry.') && file.endsWith('.mjs'));
  if (group === undefined || entry === undefined) throw new Error(`${info.name} exposes no ./remote`);
  const exposed = filesOfGroup(compilation, group, new Set([entry]));
  const present = new Set([entry, ...exposed.scripts, ...exposed.styles]);
  const versions = sharedVersions(info.folder);
  return {
    provides: {},
    requires: Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, `^${version}`])),
    usedExports: usedExports(compilation),
    entry,
    start: { ...exposed, scripts: [entry, ...exposed.scripts] },
    screens: filesByPrefix(compilation, 'screen-', present),
    widgets: filesByPrefix(compilation, 'widget-', present),
    sharedChunks: {},
  };
}

/** The module that renders on a server, among the files of a build; nothing where it has none. */
function serverPart(files: readonly FileFacts[]): {
  readonly server?: { readonly file: string; readonly integrity: string };
} {
  const module = files.find(({ name }) => name.startsWith(`${SERVER_ENTRY}.`) && name.endsWith(SERVER_ENDING));
  return module === undefined ? {} : { server: { file: module.name, integrity: module.integrity } };
}

/** What one finished build is, ready to be published; every list is sorted, so equal builds describe themselves equally. */
export async function describeRelease(
  info: PackageInfo,
  compilation: Compilation,
  output: string,
): Promise<{ readonly files: readonly FileFacts[]; readonly [further: string]: unknown }> {
  const isHost = compilation.entrypoints.has(HOST_ENTRY);
  const parts = isHost ? hostFiles(compilation, info, output) : remoteFiles(compilation, info, output);
  // Those of the page are written with its parts.
  const files = describeFiles(output);
  const { reads, ...contributions } = await contributed(info.folder);
  const { events, intents, own, forms } = await declarationsOf(info.folder, isHost);
  return {
    schema: 1,
    name: info.name,
    version: info.version,
    contract: await contractFacts(info.folder),
    events,
    intents,
    ...parts,
    screens: withReads(parts.screens, reads?.screens),
    widgets: withReads(parts.widgets, reads?.widgets),
    locales: localesNeeded(compilation),
    contributions: { ...contributions, events: own },
    forms,
    ...(isHost ? {} : { capabilities: await stated(info.folder), budget: await sectionBudget(info.folder) }),
    ...serverPart(files),
    files,
  };
}
