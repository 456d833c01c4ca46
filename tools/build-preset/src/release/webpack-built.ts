import path from 'node:path';
import type { ChunkGroup, Compilation, Module, NormalModule } from 'webpack';
import type { Built, BuiltGroup, BuiltModule } from '../bundlers/built';
import { ownPath } from '../workspace/plain-paths';
import { shippedPackages } from './bill-of-materials';
import { shareKeyOf } from './consumed-module';
import { providedExports, usedExports } from './shared-exports';

/** A module, or several that became one. */
interface JoinedModule extends Module {
  readonly modules?: readonly Module[];
}

function modulesOf({ chunkGraph }: Compilation, group: ChunkGroup): readonly Module[] {
  return group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
}

function dataOf(module: Module): unknown {
  const { jsonData } = (module.buildInfo ?? {}) as { readonly jsonData?: { readonly get: () => unknown } };
  return jsonData?.get();
}

function builtModule(module: Module, folder: string): BuiltModule {
  const data = dataOf(module);
  return {
    file: path.relative(folder, (module as NormalModule).resource ?? ''),
    code: data === undefined ? module.originalSource()?.source().toString() : undefined,
    data,
  };
}

/** The groups of a compilation, each once. */
function groupReader(compilation: Compilation): (group: ChunkGroup) => BuiltGroup {
  const known = new Map<ChunkGroup, BuiltGroup>();
  const folder = compilation.compiler.context;
  const read = (group: ChunkGroup): BuiltGroup => {
    const built = known.get(group) ?? {
      name: group.name ?? undefined,
      files: group.getFiles().filter((file) => !file.endsWith('.map')),
      shared: modulesOf(compilation, group).flatMap((module) => shareKeyOf(module) ?? []),
      modules: () =>
        modulesOf(compilation, group)
          .flatMap((module: JoinedModule) => module.modules ?? [module])
          .map((module) => builtModule(module, folder)),
      later: () => [...group.childrenIterable].map(read),
    };
    known.set(group, built);
    return built;
  };
  return read;
}

/** What a finished compilation has, of webpack or of Rspack. */
export function webpackBuilt(compilation: Compilation): Built {
  const read = groupReader(compilation);
  const readAll = (groups: ReadonlyMap<string, ChunkGroup>): ReadonlyMap<string, BuiltGroup> =>
    new Map([...groups].map(([name, group]) => [name, read(group)]));
  return {
    output: ownPath(compilation.outputOptions.path ?? path.join(compilation.compiler.context, 'dist')),
    entries: readAll(compilation.entrypoints),
    groups: readAll(compilation.namedChunkGroups),
    usedExports: () => usedExports(compilation),
    providedExports: () => providedExports(compilation),
    packages: shippedPackages(compilation),
  };
}
