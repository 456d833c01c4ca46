/** Names of exports by the key of the shared module that has them, both sorted. */
export type ExportsByKey = Readonly<Record<string, readonly string[]>>;

/** A package of the registry whose code is in a build. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** A module of a build, as what is said of its texts is read from it. */
export interface BuiltModule {
  /** Its path from the folder of the package. */
  readonly file: string;
  /** Its compiled code; undefined where it is data. */
  readonly code: string | undefined;
  /** What a file of data has. */
  readonly data: unknown;
}

/** What a build loads at once under a name: the start of a package, a screen, texts of a language. */
export interface BuiltGroup {
  readonly name: string | undefined;
  /** Scripts and styles, without maps. */
  readonly files: readonly string[];
  /** Keys of the shared modules that it takes from the host. */
  readonly shared: readonly string[];
  readonly modules: () => readonly BuiltModule[];
  /** What it loads later. */
  readonly later: () => readonly BuiltGroup[];
}

/** A finished build, whichever bundler made it: all that its descriptor is written from. */
export interface Built {
  /** The folder that its files are written to. */
  readonly output: string;
  /** The groups that a page begins with, by name; a section has none. */
  readonly entries: ReadonlyMap<string, BuiltGroup>;
  readonly groups: ReadonlyMap<string, BuiltGroup>;
  /** The exports of shared modules that its code takes, without unused code. */
  readonly usedExports: () => ExportsByKey;
  /** The exports of the modules that it shares; a module whose exports the bundler cannot tell is left out. */
  readonly providedExports: () => ExportsByKey;
  /** The registry's packages whose code is in it, sorted by name and version. */
  readonly packages: readonly ShippedPackage[];
}
