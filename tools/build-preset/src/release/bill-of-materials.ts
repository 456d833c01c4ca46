import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';
import type { ShippedPackage } from '../bundlers/built';
import { packagesOf } from '../bundlers/shipped-packages';

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

/** The registry's packages whose code is in the chunks of a compilation. */
export function shippedPackages({ modules, chunkGraph }: Compilation): readonly ShippedPackage[] {
  const inChunks = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0);
  return packagesOf(inChunks.flatMap((module) => sourcesOf(module)));
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

/** Whether a file of a build is its bill, by its name. */
export function isBill(file: string): boolean {
  return /^bom\.[0-9a-f]{12}\.json$/.test(file);
}

/** Writes the bill beside the files of a build, named by its content like them; gives its name. */
export function writeBill(output: string, name: string, packages: readonly ShippedPackage[]): string {
  const text = `${JSON.stringify(billOfMaterials(name, packages), null, 2)}\n`;
  const file = `bom.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeFileSync(path.join(output, file), text);
  return file;
}
