import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Built } from '../bundlers/built';
import { filesByPrefix, filesOfGroup, type FilesNeeded } from './chunk-files';
import { contractFacts, statedCapabilities } from './contract-of';
import { declarationsOf } from './declarations';
import { DOCUMENT_PREFIX, HOST_ENTRY, lazySharedChunks } from '../options/host-package';
import { installedVersion, type PackageInfo } from '../workspace/package-info';
import { moduleUrl } from '../workspace/module-url';
import { pageParts } from './page-parts';
import { assertTexts, LANGUAGES, type GivenTexts } from './part-texts';
import { PROVENANCE_FILE } from './provenance';
import { SERVER_ENDING, SERVER_ENTRY } from '../options/server-package';
import { EXPOSED_CHUNK } from '../options/remote-package';
import { sectionBudget, sectionExport } from './section-file';
import { SHARED_MODULES } from '../workspace/shared-modules';
import { statedShims } from './host-shims';
import { insertedStyleHashes } from './inserted-styles';

/** The descriptor's file in a build's output. */
export const DESCRIPTOR_FILE = 'release.json';

/** The kit's chunk of further pictures; home begins without them, every other page has some. */
const DRAWINGS = { chunk: 'drawings', key: 'shared-kit/drawings' };

const NOTHING_NEEDED: FilesNeeded = { scripts: [], styles: [], shared: [] };

type Reads = Readonly<Record<string, readonly unknown[]>>;

/** What a package's `routes.ts` says of it. */
interface Contributed {
  readonly reads?: { readonly screens?: Reads; readonly widgets?: Reads };
  readonly texts?: GivenTexts;
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

/** Files by the name of what needs them, with what each reads first and its groups of texts; a name that is none stops the build. */
function withNeeds(
  files: Record<string, FilesNeeded>,
  reads: Reads = {},
  texts: GivenTexts['screens'] = {},
): Record<string, object> {
  const unknown = Object.keys(reads).find((name) => files[name] === undefined);
  if (unknown !== undefined) throw new Error(`src/routes.ts names the reads of ${unknown}, which there is not`);
  return Object.fromEntries(
    Object.entries(files).map(([name, needed]) => [
      name,
      { ...needed, ...(reads[name] && { reads: reads[name] }), ...(texts[name] && { texts: texts[name] }) },
    ]),
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

function localesNeeded({ groups }: Built): Record<string, FilesNeeded> {
  const found = filesByPrefix(groups, 'locale-');
  return { ...Object.fromEntries(LANGUAGES.map((language) => [language, NOTHING_NEEDED])), ...found };
}

/** The entries that are documents of their own, by path. */
function documentsOf(
  { entries }: Built,
  further: readonly string[],
): Record<string, FilesNeeded & { readonly entry: string }> {
  const found: Record<string, FilesNeeded & { readonly entry: string }> = {};
  for (const [name, group] of entries) {
    if (!name.startsWith(DOCUMENT_PREFIX)) continue;
    const files = filesOfGroup(group);
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

function hostFiles(built: Built, info: PackageInfo): PartFiles {
  const { entries, groups, output } = built;
  const group = entries.get(HOST_ENTRY);
  if (group === undefined) throw new Error('The host has no entry');
  const start = filesOfGroup(group);
  const entry = start.scripts.find((file) => file.startsWith(`${HOST_ENTRY}.`));
  const drawings = groups.get(DRAWINGS.chunk);
  const pictures = drawings === undefined ? NOTHING_NEEDED : filesOfGroup(drawings);
  const present = new Set([...start.scripts, ...start.styles]);
  const lazy = lazySharedChunks().map(({ key, chunk }) => {
    const chunkGroup = groups.get(chunk);
    return [key, chunkGroup ? filesOfGroup(chunkGroup, present) : NOTHING_NEEDED] as const;
  });
  return {
    provides: sharedVersions(info.folder),
    providedExports: built.providedExports(),
    requires: {},
    entry,
    start,
    screens: filesByPrefix(groups, 'screen-', present),
    widgets: filesByPrefix(groups, 'widget-', present),
    sharedChunks: { ...Object.fromEntries(lazy), [DRAWINGS.key]: pictures },
    documents: documentsOf(built, pictures.scripts),
    page: pageParts(info.folder, output),
    inlineStyles: insertedStyleHashes(info.folder),
  };
}

function remoteFiles({ groups, output, usedExports }: Built, info: PackageInfo): PartFiles {
  const group = groups.get(EXPOSED_CHUNK);
  const entry = readdirSync(output).find((file) => file.startsWith('entry.') && file.endsWith('.mjs'));
  if (group === undefined || entry === undefined) throw new Error(`${info.name} exposes no ./remote`);
  const exposed = filesOfGroup(group, new Set([entry]));
  const present = new Set([entry, ...exposed.scripts, ...exposed.styles]);
  const versions = sharedVersions(info.folder);
  return {
    provides: {},
    requires: Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, `^${version}`])),
    usedExports: usedExports(),
    entry,
    start: { ...exposed, scripts: [entry, ...exposed.scripts] },
    screens: filesByPrefix(groups, 'screen-', present),
    widgets: filesByPrefix(groups, 'widget-', present),
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

/**
 * What one finished build is, ready to be published; every list is sorted, so equal builds describe themselves equally.
 * `containerKb` is what a section may weigh more than it states, for its bundler's container.
 */
export async function describeRelease(
  info: PackageInfo,
  built: Built,
  containerKb = 0,
): Promise<{ readonly files: readonly FileFacts[]; readonly [further: string]: unknown }> {
  const isHost = built.entries.has(HOST_ENTRY);
  const parts = isHost ? hostFiles(built, info) : remoteFiles(built, info);
  // Those of the page are written with its parts.
  const files = describeFiles(built.output);
  const { reads, texts, ...contributions } = await contributed(info.folder);
  assertTexts(built, texts);
  const { events, intents, own, forms } = await declarationsOf(info.folder, isHost);
  return {
    schema: 1,
    name: info.name,
    version: info.version,
    contract: await contractFacts(info.folder),
    events,
    intents,
    ...parts,
    screens: withNeeds(parts.screens, reads?.screens, texts?.screens),
    widgets: withNeeds(parts.widgets, reads?.widgets, texts?.widgets),
    locales: localesNeeded(built),
    contributions: { ...contributions, events: own },
    forms,
    ...(isHost ? await statedShims(info.folder, files) : {}),
    ...(isHost
      ? {}
      : { capabilities: await stated(info.folder), budget: await sectionBudget(info.folder, containerKb) }),
    ...serverPart(files),
    files,
  };
}
