import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finishBuild, packageConfigs, type BuiltPackage } from 'build-preset/build-package';
import { DESCRIPTOR_FILE } from 'build-preset/describe-release';
import { WORKSPACE } from 'build-preset/package-info';
import { ownPath, withOwnPaths } from 'build-preset/plain-paths';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import webpack, { type Stats } from 'webpack';

/** Files of earlier builds of this watch: a release names only its own. */
function removeStale(stats: readonly Stats[]): void {
  const output = ownPath(stats[0]?.compilation.outputOptions.path ?? '');
  const written = new Set(stats.flatMap((entry) => Object.keys(entry.compilation.assets)));
  const stale = readdirSync(output).filter((file) => !written.has(file) && file !== DESCRIPTOR_FILE);
  for (const file of stale) rmSync(path.join(output, file));
}

/** What a watch tells of itself. */
export interface BuildWatch {
  readonly name: PackageName;
  /** The version of the next build; that of package.json when it gives none. */
  readonly version?: () => string;
  /** Called with every finished build, one after the other; gives what is said of it. */
  readonly onBuilt: (built: BuiltPackage) => Promise<string>;
}

/** Builds a package after every save of its sources; a build that fails is told and changes nothing. */
export async function watchBuilds({ name, version, onBuilt }: BuildWatch): Promise<void> {
  const folder = path.join(WORKSPACE, name);
  const configs = await packageConfigs(folder, 'development');
  // A save builds only what it concerns: the other parts of a package stay as they were last built.
  const latest = new Map<string | undefined, Stats>();
  let work = Promise.resolve();
  const finish = async (started: number): Promise<void> => {
    const stats = configs.flatMap((config) => latest.get(config.name) ?? []);
    if (stats.length < configs.length) return;
    removeStale(stats);
    const built = await finishBuild(folder, stats, {
      mode: 'development',
      ...(version === undefined ? {} : { version: version() }),
    });
    const said = await onBuilt(built);
    process.stdout.write(`${name}: ${said}, ${Date.now() - started} ms after it was built\n`);
  };
  webpack(configs).watch({ aggregateTimeout: 60 }, (error, stats) => {
    const started = Date.now();
    if (error) process.stderr.write(`${error.message}\n`);
    else if (stats?.hasErrors() === true)
      process.stderr.write(`${withOwnPaths(stats.toString({ all: false, errors: true }))}\n`);
    else if (stats !== undefined) {
      for (const entry of stats.stats) latest.set(entry.compilation.name, entry);
      work = work
        .then(() => finish(started))
        .catch((failure: unknown) => void process.stderr.write(`${String(failure)}\n`));
    }
  });
}
