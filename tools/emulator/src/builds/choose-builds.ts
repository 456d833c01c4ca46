import { compareVersions } from 'shared-contracts/release/semver';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { FoundBuild } from './read-builds';

/** What somebody asks for: builds of their own beside those of the emulator, and the version of a package. */
export interface BuildWishes<Build> {
  /** Those of the emulator. */
  readonly own: readonly Build[];
  /** Those that were given; the newest of a package is taken in the place of the emulator's. */
  readonly given: readonly Build[];
  /** Versions by package, where another than that is wanted. */
  readonly versions: ReadonlyMap<string, string>;
}

type Described = { readonly release: Pick<FoundBuild['release'], 'name' | 'version'> };

function newest<Build extends Described>(builds: readonly Build[]): Build | undefined {
  return builds.reduce<Build | undefined>(
    (best, build) =>
      best === undefined || compareVersions(build.release.version, best.release.version) > 0 ? build : best,
    undefined,
  );
}

/** One build of each package. Throws a sentence, with the versions there are, where one is wanted that nobody has. */
export function chooseBuilds<Build extends Described>({ own, given, versions }: BuildWishes<Build>): readonly Build[] {
  const of = (builds: readonly Build[], name: string): readonly Build[] =>
    builds.filter(({ release }) => release.name === name);
  const names = new Set<PackageName>([...own, ...given].map(({ release }) => release.name));
  const unknown = [...versions.keys()].find((name) => !names.has(name as PackageName));
  if (unknown !== undefined) throw new Error(`There is no build of ${unknown}: give one with --builds`);
  return [...names].flatMap((name) => {
    const version = versions.get(name);
    const builds = [...of(given, name), ...of(own, name)];
    if (version === undefined) return newest(of(given, name)) ?? newest(of(own, name)) ?? [];
    const found = builds.find(({ release }) => release.version === version);
    if (found !== undefined) return found;
    const there = builds.map(({ release }) => release.version).join(', ');
    throw new Error(`There is no ${name} ${version}, but ${there}: give a build of it with --builds`);
  });
}
