import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionManifest, testedVersions } from '../section-manifest';
import type { SectionName } from '../section-name';

type Table = Readonly<Record<string, string>>;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Table;
  readonly devDependencies?: Table;
}

type Added = Required<Manifest> & { readonly engines: Table; readonly scripts: Table };

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function resolvedVersion(folder: string, name: string, range: string, published: Table): string {
  if (range.startsWith('catalog:')) return readManifest(path.join(folder, 'node_modules', name)).version;
  if (!range.startsWith('workspace:')) return range;
  const version = published[name];
  if (version === undefined)
    throw new Error(
      `${path.join(folder, 'package.json')} depends on ${name}, which no registry has: a section that uses another's contract stays beside it`,
    );
  return version;
}

function sorted(table: Table): Table {
  return Object.fromEntries(Object.entries(table).sort(([first], [second]) => (first < second ? -1 : 1)));
}

/**
 * The package.json of a section of a workspace for a repository of its own: versions in the place of `workspace:` and
 * `catalog:`, as they are installed here, and the scripts and tools of new sections. Throws a sentence for a dependency that
 * cannot be installed elsewhere.
 */
export function ownManifest(folder: string, name: SectionName): object {
  const own = readManifest(folder);
  const published = testedVersions();
  const resolved = (table: Table = {}): Table =>
    Object.fromEntries(
      Object.entries(table).map(([other, range]) => [other, resolvedVersion(folder, other, range, published)]),
    );
  const added = sectionManifest(name) as Added;
  const dependencies = resolved(own.dependencies);
  const tools = Object.entries(added.devDependencies).filter(([other]) => dependencies[other] === undefined);
  const devDependencies = sorted({ ...Object.fromEntries(tools), ...resolved(own.devDependencies) });
  return { ...own, engines: added.engines, scripts: added.scripts, dependencies, devDependencies };
}
