import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { finishBuild, packageConfigs, type BuiltPackage } from './build-package';
import { buildFaults, type BuildFault } from './development/build-faults';
import { readPackage } from './workspace/package-info';
import { ownPath, withOwnPaths } from './workspace/plain-paths';

/** Waits for editors that write a file in several steps, in milliseconds. */
const SETTLE_MS = 20;

/** What leads open pages from one build of a watch to the next: pages that missed some need all of them. */
const UPDATE = /\.hot-update\./;

/** A file whose name changes with its content: what describes a build is written over. */
const HASHED = /\.(?:m?js|css|map)$|^bom\./;

/** Files of a folder that no build of this watch has: a release names only its own. */
function removeStale(stats: readonly Stats[]): void {
  const output = ownPath(stats[0]?.compilation.outputOptions.path ?? '');
  const written = new Set(stats.flatMap((entry) => Object.keys(entry.compilation.assets)));
  const stale = readdirSync(output).filter((file) => HASHED.test(file) && !UPDATE.test(file) && !written.has(file));
  for (const file of stale) rmSync(path.join(output, file));
}

/** A build of a watch whose files are written; nothing describes them yet. */
export interface WatchedBuild {
  readonly version: string;
  /** Names the state of the sources to pages that run an earlier one. */
  readonly hash: string;
  /** The module that is opened; its name changes with every save. */
  readonly entry: string;
  /** Names of all files. */
  readonly files: readonly string[];
  /** The time from the save that the bundler saw, in milliseconds. */
  readonly ms: number;
  /** Writes the descriptor beside the files, once. Rejects with why the build cannot be described. */
  readonly describe: () => Promise<BuiltPackage>;
}

/** A package that is built after every save, and who hears of it. */
export interface PackageWatch {
  readonly folder: string;
  /** Called with every finished build, as soon as a page can load it. */
  readonly onBuilt: (build: WatchedBuild) => void;
  /** Called with what keeps the package from being built; the build of before stays. */
  readonly onBroken: (faults: readonly BuildFault[]) => void;
}

function faultOf(error: unknown): BuildFault {
  return { message: withOwnPaths(error instanceof Error ? error.message : String(error)), place: '' };
}

function entryIn(files: readonly string[]): string {
  return files.find((file) => /^entry\..*\.mjs$|^host\..*\.mjs$/.test(file)) ?? '';
}

/**
 * Builds a package in development after every save of its sources, as a trial version, which no budget holds up.
 * Returns what ends the watch.
 */
export async function watchPackage({ folder, onBuilt, onBroken }: PackageWatch): Promise<() => Promise<void>> {
  const configs = await packageConfigs(folder, 'development');
  const version = `${readPackage(folder).version}-dev`;
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  // A save builds only what it concerns: the other parts of a package stay as they were last built.
  const latest = new Map<string | undefined, Stats>();
  const stats = (): readonly Stats[] => configs.flatMap((config) => latest.get(config.name) ?? []);
  let work: Promise<unknown> = Promise.resolve();
  /** Of the files that there are by then: the newest build's. */
  const finish = (): Promise<BuiltPackage> => {
    removeStale(stats());
    return finishBuild(folder, stats(), { mode: 'development', version });
  };
  const finished = (started: number): WatchedBuild => {
    const files = stats().flatMap(({ compilation }) => Object.keys(compilation.assets));
    let described: Promise<BuiltPackage> | undefined;
    const describe = (): Promise<BuiltPackage> => {
      described ??= work.then(finish, finish);
      work = described.catch(() => undefined);
      return described;
    };
    const hash = stats()[0]?.compilation.hash ?? '';
    return { version, hash, entry: entryIn(files), files, ms: Date.now() - started, describe };
  };
  const watching = webpack(configs).watch({ aggregateTimeout: SETTLE_MS }, (error, built) => {
    const started = Math.min(...(built?.stats ?? []).map(({ startTime }) => startTime), Date.now());
    if (error) return onBroken([faultOf(error)]);
    if (built === undefined) return;
    if (built.hasErrors()) return onBroken(buildFaults(built.stats));
    for (const entry of built.stats) latest.set(entry.compilation.name, entry);
    if (latest.size === configs.length) onBuilt(finished(started));
  });
  return () =>
    new Promise((done) => {
      if (watching === undefined) done();
      else watching.close(() => done());
    });
}
