import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';
import { filesByPrefix, filesOfGroup, type FilesNeeded } from './chunk-files';
import { DOCUMENT_PREFIX, HOST_ENTRY, lazySharedChunks } from './host-package';
import { installedVersion, sourceRevision, type PackageInfo } from './package-info';
import { pageParts } from './page-parts';
import { EXPOSED_CHUNK } from './remote-package';
import { SHARED_MODULES } from './shared-modules';
import { insertedStyleHashes } from './inserted-styles';

/** The descriptor's file in a build's output. */
export const DESCRIPTOR_FILE = 'release.json';

/** The kit's chunk of further pictures. */
const DRAWINGS_CHUNK = 'drawings';

const LANGUAGES = ['CN', 'EN', 'ID', 'TY'] as const;
const NOTHING_NEEDED: FilesNeeded = { scripts: [], styles: [], shared: [] };

/** Loads a module of the package's own contract copy: the descriptor says what the package was built with. */
async function contractModule<Shape>(folder: string, subpath: string): Promise<Shape> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(`shared-contracts/${subpath}`);
  return (await import(pathToFileURL(file).href)) as Shape;
}

async function contractFacts(folder: string): Promise<{ contract: object; events: Record<string, number> }> {
  const version = await contractModule<{ CONTRACT_VERSION: string; CONTRACT_RANGE: string }>(folder, 'version');
  const events = await contractModule<{ EVENT_RULES: Record<string, { version: number }> }>(folder, 'events/event-map');
  return {
    contract: { version: version.CONTRACT_VERSION, range: version.CONTRACT_RANGE },
    events: Object.fromEntries(Object.entries(events.EVENT_RULES).map(([name, rule]) => [name, rule.version])),
  };
}

async function contributions(folder: string): Promise<unknown> {
  const module = (await import(pathToFileURL(path.join(folder, 'src/routes.ts')).href)) as { contributions?: unknown };
  if (module.contributions === undefined) throw new Error(`${folder}/src/routes.ts exports no contributions`);
  return module.contributions;
}

function describeFiles(output: string): { name: string; bytes: number; gzip: number; integrity: string }[] {
  return readdirSync(output)
    .filter((name) => name !== DESCRIPTOR_FILE && !name.endsWith('.map'))
    .sort()
    .map((name) => {
      const content = readFileSync(path.join(output, name));
      return {
        name,
        bytes: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
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

function hostFiles(compilation: Compilation, info: PackageInfo, output: string): object {
  const group = compilation.entrypoints.get(HOST_ENTRY);
  if (group === undefined) throw new Error('The host has no entry');
  const start = filesOfGroup(compilation, group);
  const entry = start.scripts.find((file) => file.startsWith(`${HOST_ENTRY}.`));
  const drawings = compilation.namedChunkGroups.get(DRAWINGS_CHUNK);
  // Pictures of the kit that come late but are on nearly every first screen: fetched beside the rest.
  const pictures = drawings === undefined ? [] : filesOfGroup(compilation, drawings).scripts;
  start.scripts.push(...pictures);
  const present = new Set([...start.scripts, ...start.styles]);
  const lazy = lazySharedChunks().map(({ key, chunk }) => {
    const chunkGroup = compilation.namedChunkGroups.get(chunk);
    return [key, chunkGroup ? filesOfGroup(compilation, chunkGroup, present) : NOTHING_NEEDED] as const;
  });
  return {
    provides: sharedVersions(info.folder),
    requires: {},
    entry,
    start,
    screens: filesByPrefix(compilation, 'screen-', present),
    widgets: filesByPrefix(compilation, 'widget-', present),
    sharedChunks: Object.fromEntries(lazy),
    documents: documentsOf(compilation, pictures),
    page: pageParts(info.folder, output),
    inlineStyles: insertedStyleHashes(info.folder),
  };
}

function remoteFiles(compilation: Compilation, info: PackageInfo, output: string): object {
  const group = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
  const entry = readdirSync(output).find((file) => file.startsWith('entry.') && file.endsWith('.mjs'));
  if (group === undefined || entry === undefined) throw new Error(`${info.name} exposes no ./remote`);
  const exposed = filesOfGroup(compilation, group);
  const present = new Set([...exposed.scripts, ...exposed.styles]);
  const versions = sharedVersions(info.folder);
  return {
    provides: {},
    requires: Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, `^${version}`])),
    entry,
    start: { ...exposed, scripts: [entry, ...exposed.scripts] },
    screens: filesByPrefix(compilation, 'screen-', present),
    widgets: filesByPrefix(compilation, 'widget-', present),
    sharedChunks: {},
  };
}

/** What one finished build is, ready to be published; every list is sorted, so equal builds describe themselves equally. */
export async function describeRelease(info: PackageInfo, compilation: Compilation, output: string): Promise<object> {
  const isHost = compilation.entrypoints.has(HOST_ENTRY);
  const parts = isHost ? hostFiles(compilation, info, output) : remoteFiles(compilation, info, output);
  return {
    schema: 1,
    name: info.name,
    version: info.version,
    ...sourceRevision(info.folder),
    ...(await contractFacts(info.folder)),
    ...parts,
    locales: localesNeeded(compilation),
    contributions: await contributions(info.folder),
    files: describeFiles(output),
  };
}
