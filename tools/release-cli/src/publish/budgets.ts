import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { parseVersion } from 'shared-contracts/release/semver';

const KB = 1024;

/** Something of a release that is held against a limit. */
interface Measured {
  readonly what: string;
  readonly files: readonly string[];
}

interface Budget {
  readonly name: string;
  /** Compressed bytes (gzip -9). */
  readonly limit: number;
  readonly measures: (release: ReleaseDescriptor) => readonly Measured[];
}

function filesOf(...needed: readonly FilesNeeded[]): readonly string[] {
  return needed.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
}

function isHost(release: ReleaseDescriptor): boolean {
  return release.name === 'host-shell';
}

/** What a release may weigh at most. */
export const BUDGETS: readonly Budget[] = [
  {
    name: 'the entry of a remote',
    limit: 6 * KB,
    measures: (release) => (isHost(release) ? [] : [{ what: 'its entry', files: [release.entry] }]),
  },
  {
    name: 'a screen of a remote with all it needs first',
    limit: 80 * KB,
    measures: (release) =>
      isHost(release)
        ? []
        : Object.entries(release.screens).map(([name, needed]) => ({
            what: `its screen ${name}`,
            files: [release.entry, ...filesOf(release.start, needed)],
          })),
  },
  {
    name: "the host's initial scripts",
    limit: 198 * KB,
    measures: (release) =>
      isHost(release) ? [{ what: 'its initial scripts', files: [release.entry, ...release.start.scripts] }] : [],
  },
  {
    name: 'any one script or style',
    limit: 120 * KB,
    measures: (release) =>
      release.files
        .filter((file) => /\.(mjs|js|css)$/.test(file.name))
        .map((file) => ({ what: file.name, files: [file.name] })),
  },
];

function inKilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`;
}

/**
 * The first limit a release breaks, as a sentence; null when it keeps them all. `gzip` is by file. A
 * prerelease is a development build, which is not minified, and is not held against limits.
 */
export function brokenBudget(release: ReleaseDescriptor, gzip: ReadonlyMap<string, number>): string | null {
  if (parseVersion(release.version)?.prerelease !== '') return null;
  for (const budget of BUDGETS) {
    for (const { what, files } of budget.measures(release)) {
      const total = [...new Set(files)].reduce((sum, file) => sum + (gzip.get(file) ?? 0), 0);
      if (total > budget.limit)
        return `${release.name} ${release.version} is too heavy: ${what} takes ${inKilobytes(total)} compressed, ${budget.name} may take ${inKilobytes(budget.limit)}`;
    }
  }
  return null;
}
