import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import { SHARED_MODULES } from '../workspace/shared-modules';
import { shareKeyOf } from './consumed-module';

/** Files that something needs first, by kind, and the shared modules it takes from the host that do not come with its start. */
export interface FilesNeeded {
  readonly scripts: string[];
  readonly styles: string[];
  readonly shared: string[];
}

/** What comes with the host's start is there by then: a page that named it would only be longer. */
const LAZY: readonly string[] = SHARED_MODULES.filter(({ load }) => load === 'lazy').map(({ key }) => key);

function sharedKeys(compilation: Compilation, chunks: readonly Chunk[]): string[] {
  const keys = chunks.flatMap((chunk) =>
    [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => shareKeyOf(module) ?? []),
  );
  return [...new Set(keys)].filter((key) => LAZY.includes(key)).sort();
}

/** What a chunk group adds to what is there already. */
export function filesOfGroup(
  compilation: Compilation,
  group: ChunkGroup,
  present: ReadonlySet<string> = new Set(),
): FilesNeeded {
  const files = group.getFiles().filter((file) => !present.has(file) && !file.endsWith('.map'));
  return {
    scripts: files.filter((file) => file.endsWith('.mjs')),
    styles: files.filter((file) => file.endsWith('.css')),
    shared: sharedKeys(compilation, group.chunks),
  };
}

/** The named chunk groups whose name begins with a prefix, by the rest of their name. */
export function filesByPrefix(
  compilation: Compilation,
  prefix: string,
  present?: ReadonlySet<string>,
): Record<string, FilesNeeded> {
  const found: Record<string, FilesNeeded> = {};
  for (const name of [...compilation.namedChunkGroups.keys()].sort()) {
    const group = compilation.namedChunkGroups.get(name);
    if (name.startsWith(prefix) && group) found[name.slice(prefix.length)] = filesOfGroup(compilation, group, present);
  }
  return found;
}
