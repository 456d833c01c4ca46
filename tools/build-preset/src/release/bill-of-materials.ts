import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

/** A package of the registry whose code is in a build. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its own package.json says it; empty where it says nothing. */
  readonly licence: string;
}

interface Sourced extends Module {
  readonly resource?: string;
  /** What a module is made of that was joined from several. */
  readonly modules?: readonly Module[];
}

/** The files a module was made from, those of the modules within it too. */
function sourcesOf(module: Sourced): string[] {
  const own = module.resource === undefined ? [] : [module.resource.split('?')[0] ?? ''];
  return [...own, ...(module.modules ?? []).flatMap((inner) => sourcesOf(inner))];
}

interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly license?: unknown;
}

/** The package that a file belongs to: the folder right below its node_modules, whatever lies further down. */
function packageOf(file: string): ShippedPackage | null {
  const modules = `${path.sep}node_modules${path.sep}`;
  const at = file.lastIndexOf(modules);
  if (at < 0) return null;
  const root = file.slice(0, at + modules.length);
  const [first = '', second = ''] = file.slice(root.length).split(path.sep);
  const folder = path.join(root, first, first.startsWith('@') ? second : '');
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  if (typeof name !== 'string' || typeof version !== 'string') throw new Error(`${folder} is no package`);
  return { name, version, licence: typeof license === 'string' ? license : '' };
}

/** The registry's packages whose code is in the chunks of a build, by name and version. */
export function shippedPackages(compilations: readonly Compilation[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const compilation of compilations)
    for (const module of compilation.modules) {
      if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
      for (const source of sourcesOf(module)) {
        const shipped = packageOf(source);
        if (shipped !== null) found.set(`${shipped.name}@${shipped.version}`, shipped);
      }
    }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}

/**
 * What a release is made of, as CycloneDX 1.6. Without its version and without a time: a release whose packages are
 * those of the one before has the same bill, under the same name.
 */
export function billOfMaterials(name: string, packages: readonly ShippedPackage[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name } },
    components: packages.map((shipped) => {
      const purl = `pkg:npm/${shipped.name.replace('@', '%40')}@${shipped.version}`;
      const licences = shipped.licence === '' ? {} : { licenses: [{ expression: shipped.licence }] };
      return { type: 'library', 'bom-ref': purl, name: shipped.name, version: shipped.version, purl, ...licences };
    }),
  };
}

/** Writes the bill beside the files of a build, named by its content like them; gives its name. */
export function writeBill(output: string, name: string, packages: readonly ShippedPackage[]): string {
  const text = `${JSON.stringify(billOfMaterials(name, packages), null, 2)}\n`;
  const file = `bom.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeFileSync(path.join(output, file), text);
  return file;
}
