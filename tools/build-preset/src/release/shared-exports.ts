import type { Compilation, Dependency, Module, ModuleGraph } from 'webpack';
import type { ExportsByKey } from '../bundlers/built';
import { SHARED_MODULES } from '../workspace/shared-modules';
import { shareKeyOf } from './consumed-module';

/** What libraries in CommonJS have in place of names; facades have no default. */
const UNNAMED = 'default';

class Names {
  readonly #found = new Map<string, Set<string>>();

  add(key: string, names: Iterable<string>): void {
    const known = this.#found.get(key) ?? new Set();
    for (const name of names) if (name !== UNNAMED) known.add(name);
    this.#found.set(key, known);
  }

  sorted(): ExportsByKey {
    const entries = [...this.#found].map(([key, names]) => [key, [...names].sort()] as const);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** An import as Rspack shows it: without what it refers to, but with the names that it takes, outermost first. */
interface NamingDependency {
  readonly ids?: readonly string[];
  readonly getReferencedExports?: Dependency['getReferencedExports'];
}

/** The exports that one import takes; none where it takes the module whole. */
function takenBy(dependency: Dependency & NamingDependency, graph: ModuleGraph): readonly string[] {
  if (dependency.getReferencedExports === undefined) return dependency.ids?.slice(0, 1) ?? [];
  return dependency.getReferencedExports(graph, undefined).flatMap((taken) => {
    const [name] = Array.isArray(taken) ? taken : taken.name;
    return name === undefined ? [] : [name];
  });
}

/**
 * The exports of shared modules that a section's code takes, of what is left of it without unused code. A module that is
 * taken whole (`import()` without names) counts with those that are taken by name elsewhere.
 */
export function usedExports({ modules, moduleGraph }: Compilation): ExportsByKey {
  const names = new Names();
  for (const module of modules)
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const key = shareKeyOf(connection.module);
      if (key === undefined || connection.dependency === null) continue;
      if (connection.getActiveState(undefined) !== false) names.add(key, takenBy(connection.dependency, moduleGraph));
    }
  return names.sorted();
}

/** A module, or several that became one. */
interface JoinedModule extends Module {
  readonly modules?: readonly Module[];
}

/** What a module imports, at once and later. */
function importsOf({ dependencies, blocks }: Pick<Module, 'dependencies' | 'blocks'>): readonly Dependency[] {
  return [...dependencies, ...blocks.flatMap((block) => importsOf(block))];
}

/** The exports of the modules that a host shares; a module whose exports the bundler cannot tell is left out. */
export function providedExports({ modules, moduleGraph }: Compilation): ExportsByKey {
  const keys = new Set(SHARED_MODULES.map(({ key }) => key));
  const names = new Names();
  // What became one with its importer is known by the import alone.
  const all = [...modules].flatMap((module: JoinedModule) => module.modules ?? [module]);
  for (const dependency of all.flatMap(importsOf)) {
    const { request } = { request: '', ...dependency };
    const target = keys.has(request) ? moduleGraph.getResolvedModule(dependency) : null;
    const provided = target === null ? null : moduleGraph.getProvidedExports(target);
    if (Array.isArray(provided)) names.add(request, provided);
  }
  return names.sorted();
}
