/** A section: a remote that is released by itself. Which sections a site has is data of its release map. */
export type RemoteName = `mfe-${string}`;

/** What is released: the host or a section. */
export type PackageName = 'host-shell' | RemoteName;

/** The package that owns routing, layout and the session. */
export const HOST_NAME = 'host-shell';

/** Longer names are refused: they stand in addresses, class names and headings of tables. */
const LONGEST_NAME = 40;

/** Source of the expression that section names match: `mfe-` and lower-case words joined by hyphens. */
export const REMOTE_NAME_SOURCE = 'mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

const REMOTE_NAME = new RegExp(`^${REMOTE_NAME_SOURCE}$`);

/** Recognises the name of a section, served or not: `mfe-` and words, 40 characters at most. */
export function isRemoteName(value: unknown): value is RemoteName {
  return typeof value === 'string' && value.length <= LONGEST_NAME && REMOTE_NAME.test(value);
}

/** Recognises the name of the host or of a section. */
export function isPackageName(value: unknown): value is PackageName {
  return value === HOST_NAME || isRemoteName(value);
}

/** Values by package. */
export type ByPackage<Value> = Readonly<Partial<Record<PackageName, Value>>>;

/** The packages that a table has, the host first, then the sections by name. */
export function packagesIn(table: ByPackage<unknown>): readonly PackageName[] {
  return Object.keys(table).filter(isPackageName).sort();
}

/** The sections that a table has, by name. */
export function remotesIn(table: ByPackage<unknown>): readonly RemoteName[] {
  return packagesIn(table).filter(isRemoteName);
}

/** Packages and values of a table, in the order of {@link packagesIn}. */
export function packageEntries<Value>(table: ByPackage<Value>): readonly (readonly [PackageName, Value])[] {
  return packagesIn(table).flatMap((name) => {
    const value = table[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** The one module that a remote's container exposes. */
export const EXPOSED_MODULE = './remote';

/** The export of that module that holds the `RemoteDefinition`. */
export const EXPOSED_NAME = 'remote';
