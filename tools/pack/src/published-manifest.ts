import { SOURCE_CONDITION } from 'build-preset/package-info';
import { aliasOf, SCOPE } from 'create-section/published-names';
import { PUBLISHED, type PublishedPackage } from './published-packages';

type Table = Readonly<Record<string, string>>;

/** A package.json of the workspace, as far as a published one follows from it. */
export interface WorkspaceManifest {
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | null>>;
  readonly bin?: Table;
  readonly dependencies?: Table;
  readonly devDependencies?: Table;
  readonly sideEffects?: boolean | readonly string[];
}

/** What the manifest takes from around the package. */
export interface ManifestPlaces {
  /** The version of an installed package, as this one sees it. */
  readonly installed: (name: string) => string;
  /** The version of another published package. */
  readonly published: (name: string) => string;
  /** The oldest Node that runs it, as a range. */
  readonly node: string;
  /** The browsers that it is made for: queries of browserslist. */
  readonly browserslist: readonly string[];
}

/** The file below `src` that an export or a program leads to, without its ending; undefined for any other file. */
export function sourceFile(target: string | null): string | undefined {
  return target === null ? undefined : /^\.\/src\/(.+)\.tsx?$/.exec(target)?.[1];
}

/** An export with its types: from `./src/x.ts` to what was compiled of it. Other files stay where they are. */
export function publishedExport(target: string | null, hasSources: boolean): object | string | null {
  if (target === null) return null;
  const compiled = sourceFile(target);
  // Plain JavaScript is copied beside what was compiled.
  if (compiled === undefined) return target.replace(/^\.\/src\//, './dist/');
  if (compiled.endsWith('.d')) return { types: target };
  return {
    ...(hasSources ? { [SOURCE_CONDITION]: target } : {}),
    types: `./dist/${compiled}.d.ts`,
    default: `./dist/${compiled}.js`,
  };
}

function publishedBin(target: string): string {
  const compiled = sourceFile(target);
  return compiled === undefined ? target : `./dist/${compiled}.js`;
}

function mapped(table: Table, change: (value: string, key: string) => string): Table {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value, key)]));
}

function dependency(name: string, range: string, { installed, published }: ManifestPlaces): string {
  const isOurs = PUBLISHED.some((other) => other.name === name);
  if (isOurs) return aliasOf(name, published(name));
  if (range.startsWith('workspace:')) throw new Error(`${name} is a dependency, but it is not published`);
  return installed(name);
}

/**
 * The package.json of a published package. Its name has the scope; packages of the site depend on each other by npm
 * aliases, so that imports are the same in this repository and in every other.
 */
export function publishedManifest(
  { name, description, peers, optionalPeers = [], hasSources, further, tellsVersions }: PublishedPackage,
  manifest: WorkspaceManifest,
  places: ManifestPlaces,
): object {
  const { version, exports = {}, bin, dependencies = {}, devDependencies = {}, sideEffects } = manifest;
  const resolved = (table: Table): Table => mapped(table, (range, other) => dependency(other, range, places));
  const own = Object.entries(dependencies).filter(([other]) => !peers.includes(other));
  const allPeers = [...peers, ...optionalPeers];
  const peerDependencies = Object.fromEntries(allPeers.map((peer) => [peer, `^${places.installed(peer)}`]));
  const peerDependenciesMeta = Object.fromEntries(optionalPeers.map((peer) => [peer, { optional: true }]));
  return {
    name: `${SCOPE}/${name}`,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: places.node },
    files: ['dist', ...(hasSources ? ['src'] : []), ...further, 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([key, target]) => [key, publishedExport(target, hasSources)])),
      ...Object.fromEntries(further.filter((file) => file.endsWith('.json')).map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    ...(bin === undefined ? {} : { bin: mapped(bin, publishedBin) }),
    ...(sideEffects === undefined ? {} : { sideEffects }),
    browserslist: places.browserslist,
    publishConfig: { access: 'restricted' },
    dependencies: resolved(Object.fromEntries(own)),
    ...(tellsVersions === undefined ? {} : { devDependencies: resolved(devDependencies) }),
    ...(allPeers.length === 0 ? {} : { peerDependencies }),
    ...(optionalPeers.length === 0 ? {} : { peerDependenciesMeta }),
  };
}
