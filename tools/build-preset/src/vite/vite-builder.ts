import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { consumedVersions, SHARED_MODULES } from '../workspace/shared-modules';
import type { SectionBuilder, SectionSource } from '../bundlers/bundler';
import type { Built, BuiltGroup, BuiltModule, ExportsByKey } from '../bundlers/built';
import { packagesOf } from '../bundlers/shipped-packages';
import { packFiles } from './pack-files';
import { sectionChunks, type SectionChunk } from './section-chunks';
import { serverBuilt } from './server-module';
import { sharedUses } from './shared-uses';
import { writeSection, type WrittenPack } from './write-section';

const KEYS: ReadonlySet<string> = new Set(SHARED_MODULES.map(({ key }) => key));

type Uses = ReadonlyMap<SectionChunk, ReadonlyMap<string, readonly string[]>>;

function modulesOf({ pack }: WrittenPack, folder: string): readonly BuiltModule[] {
  return pack.chunks.flatMap(({ modules }) =>
    modules.map(({ file, code, data }) => ({
      file: path.relative(folder, file),
      code: data === undefined ? code : undefined,
      data,
    })),
  );
}

/** Groups by their names; what several imports name alike is one. */
function groupsOf(written: readonly WrittenPack[], folder: string): ReadonlyMap<string, BuiltGroup> {
  const groups = new Map<string, BuiltGroup>();
  for (const { pack } of written) {
    const alike = written.filter((one) => one.pack.name === pack.name);
    const ids = new Set(alike.flatMap((one) => one.pack.chunks.flatMap(({ later }) => later)));
    const loaded = new Set(written.filter((one) => ids.has(one.pack.id)).map((one) => one.pack.name));
    groups.set(pack.name, {
      name: pack.name,
      files: [...new Set(alike.flatMap(({ scripts, styles }) => [...scripts, ...styles]))],
      shared: alike.flatMap(({ shared }) => shared),
      modules: () => alike.flatMap((one) => modulesOf(one, folder)),
      later: () => [...loaded].flatMap((name) => groups.get(name) ?? []),
    });
  }
  return groups;
}

function exportsIn(uses: Uses): ExportsByKey {
  const found = new Map<string, Set<string>>();
  for (const [key, names] of [...uses.values()].flatMap((taken) => [...taken]))
    found.set(key, new Set([...(found.get(key) ?? []), ...names]));
  const sorted = [...found].map(
    ([key, names]) => [key, [...names].filter((name) => name !== 'default').sort()] as const,
  );
  return Object.fromEntries(sorted.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What browsers get of a section. */
async function browserBuilt(folder: string, output: string): Promise<Built> {
  const chunks = await sectionChunks(folder);
  const uses: Uses = new Map(chunks.map((chunk) => [chunk, sharedUses(chunk.code, KEYS)]));
  const versions = consumedVersions(folder);
  const written = await writeSection({
    output,
    packing: packFiles(chunks),
    sharedOf: (chunk) => [...(uses.get(chunk)?.keys() ?? [])],
    versions: Object.fromEntries(SHARED_MODULES.map(({ key, versionOf }) => [key, versions[versionOf]])),
  });
  return {
    output,
    entries: new Map(),
    groups: groupsOf(written, folder),
    usedExports: () => exportsIn(uses),
    providedExports: () => ({}),
    packages: packagesOf(chunks.flatMap(({ modules }) => modules.map(({ file }) => file))),
  };
}

async function build({ folder, isServerRendered }: SectionSource): Promise<readonly Built[]> {
  const output = path.join(folder, 'dist');
  mkdirSync(output, { recursive: true });
  const browser = await browserBuilt(folder, output);
  return isServerRendered ? [browser, await serverBuilt(folder, output)] : [browser];
}

/**
 * Vite, with a container of our own. Rolldown cuts a section into chunks that have every module once; chunks are then put into
 * files as functions, as webpack puts modules: the container has all imports, and its state is that of one opened entry.
 */
export const VITE: SectionBuilder = { name: 'vite', containerKb: 0, build };
