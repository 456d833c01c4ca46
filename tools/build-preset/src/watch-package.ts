import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { finishBuild, packageConfigs, type BuiltPackage } from './build-package';
import { buildFaults, type BuildFault } from './development/build-faults';
import { isOutdated } from './plugins/settled-sources-plugin';
import { readPackage } from './workspace/package-info';
import { ownPath, withOwnPaths } from './workspace/plain-paths';

/** Waits for editors that write a file in several steps, in milliseconds. */
const SETTLE_MS = 20;

/** How many builds keep their files: a page that loads while saves go on asks for those that its descriptor names. */
const KEPT_BUILDS = 20;

/** What leads open pages from one build of a watch to the next: pages that missed some need all of them. */
const UPDATE = /\.hot-update\./;

/** A file whose name changes with its content: what describes a build is written over. */
const HASHED = /\.(?:m?js|css|map)$|^bom\./;

/** Leaves the newest build alone in its folder, which is what describes it; kept files of others go to a folder of their own. */
function removeStale(stats: readonly Stats[], kept: ReadonlySet<string>, earlier: string): void {
  const output = ownPath(stats[0]?.compilation.outputOptions.path ?? '');
  const written = new Set(stats.flatMap((entry) => Object.keys(entry.compilation.assets)));
  const stale = readdirSync(output).filter((file) => HASHED.test(file) && !UPDATE.test(file) && !written.has(file));
  for (const file of stale) {
    if (kept.has(file)) copyFileSync(path.join(output, file), path.join(earlier, file));
    rmSync(path.join(output, file));
  }
  for (const file of readdirSync(earlier)) if (!kept.has(file)) rmSync(path.join(earlier, file));
}

/** A folder that goes with the process. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'earlier-builds-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build of a watch whose files are written; nothing describes them yet. */
export interface WatchedBuild {
  readonly version: string;
  /** Names the build to pages that run an earlier one. */
  readonly hash: string;
  /** The module that is opened; its name changes with every save. */
  readonly entry: string;
  /** Names of all files. */
  readonly files: readonly string[];
  /** Names of the files that are kept: those of this build, and of the last ones before it. */
  readonly kept: readonly string[];
  /** The folder of those of them that are not beside this build any more. */
  readonly earlier: string;
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
  const builds: (readonly string[])[] = [];
  const earlier = makeFolder();
  let work: Promise<unknown> = Promise.resolve();
  /** Of the files that there are by then: the newest build's. */
  const finish = (): Promise<BuiltPackage> => {
    removeStale(stats(), new Set(builds.flat()), earlier);
    return finishBuild(folder, stats(), { mode: 'development', version });
  };
  const finished = (started: number): WatchedBuild => {
    const files = stats().flatMap(({ compilation }) => Object.keys(compilation.assets));
    builds.push(files);
    builds.splice(0, builds.length - KEPT_BUILDS);
    const kept = [...new Set(builds.flat())];
    let described: Promise<BuiltPackage> | undefined;
    const describe = (): Promise<BuiltPackage> => {
      described ??= work.then(finish, finish);
      work = described.catch(() => undefined);
      return described;
    };
    const hash = stats()[0]?.compilation.hash ?? '';
    return { version, hash, entry: entryIn(files), files, kept, earlier, ms: Date.now() - started, describe };
  };
  const watching = webpack(configs).watch({ aggregateTimeout: SETTLE_MS }, (error, built) => {
    const started = Math.min(...(built?.stats ?? []).map(({ startTime }) => startTime), Date.now());
    if (error) return onBroken([faultOf(error)]);
    if (built === undefined || built.stats.some(isOutdated)) return;
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
