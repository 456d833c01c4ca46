import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { finishBuild, packageConfigs, type BuiltPackage } from './build-package';
import { buildFaults, type BuildFault } from './development/build-faults';
import { DESCRIPTOR_FILE } from './release/describe-release';
import { readPackage } from './workspace/package-info';
import { ownPath, withOwnPaths } from './workspace/plain-paths';

/** Waits for editors that write a file in several steps, in milliseconds. */
const SETTLE_MS = 20;

/** Files of earlier builds of this watch: a release names only its own. */
function removeStale(stats: readonly Stats[]): void {
  const output = ownPath(stats[0]?.compilation.outputOptions.path ?? '');
  const written = new Set(stats.flatMap((entry) => Object.keys(entry.compilation.assets)));
  const stale = readdirSync(output).filter((file) => !written.has(file) && file !== DESCRIPTOR_FILE);
  for (const file of stale) rmSync(path.join(output, file));
}

/** A package that is built after every save, and who hears of it. */
export interface PackageWatch {
  readonly folder: string;
  /** Called with every finished build, one after the other. `ms` is the time from the save that the bundler saw. */
  readonly onBuilt: (built: BuiltPackage, ms: number) => Promise<void>;
  /** Called with what keeps the package from being built; the build of before stays. */
  readonly onBroken: (faults: readonly BuildFault[]) => void;
}

function faultOf(error: unknown): BuildFault {
  return { message: withOwnPaths(error instanceof Error ? error.message : String(error)), place: '' };
}

/**
 * Builds a package in development after every save of its sources, as a trial version, which no budget holds up.
 * Returns what ends the watch.
 */
export async function watchPackage({ folder, onBuilt, onBroken }: PackageWatch): Promise<() => Promise<void>> {
  const configs = await packageConfigs(folder, 'development');
  const version = `${readPackage(folder).version}-dev`;
  // A save builds only what it concerns: the other parts of a package stay as they were last built.
  const latest = new Map<string | undefined, Stats>();
  let work = Promise.resolve();
  const finish = async (started: number): Promise<void> => {
    const stats = configs.flatMap((config) => latest.get(config.name) ?? []);
    if (stats.length < configs.length) return;
    removeStale(stats);
    const built = await finishBuild(folder, stats, { mode: 'development', version });
    await onBuilt(built, Date.now() - started);
  };
  const watching = webpack(configs).watch({ aggregateTimeout: SETTLE_MS }, (error, stats) => {
    const started = Math.min(...(stats?.stats ?? []).map(({ startTime }) => startTime), Date.now());
    if (error) return onBroken([faultOf(error)]);
    if (stats === undefined) return;
    if (stats.hasErrors()) return onBroken(buildFaults(stats.stats));
    for (const entry of stats.stats) latest.set(entry.compilation.name, entry);
    work = work.then(() => finish(started)).catch((failure: unknown) => onBroken([faultOf(failure)]));
  });
  return () =>
    new Promise((done) => {
      if (watching === undefined) done();
      else watching.close(() => done());
    });
}
