import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiStats, Stats } from 'webpack';
import type { Bundler, BundlerName, SectionBuilder } from './bundlers/bundler';
import type { Built } from './bundlers/built';
import { bundlerNamed } from './bundler-named';
import { eachOnce } from './bundlers/shipped-packages';
import { WEBPACK } from './bundlers/webpack-bundler';
import { writeBill } from './release/bill-of-materials';
import type { BuildMode } from './options/common-config';
import type { PackageConfig } from './options/remote-package';
import { assertWithinBudget } from './release/contract-of';
import { DESCRIPTOR_FILE, describeRelease } from './release/describe-release';
import { readPackage } from './workspace/package-info';
import { withOwnPaths } from './workspace/plain-paths';
import { writeProvenance } from './release/provenance';
import { assertSupported } from './support/assert-supported';
import { webpackBuilt } from './release/webpack-built';

/** What may be said of one build. */
export interface BuildOptions {
  readonly mode?: BuildMode;
  /** Replaces the version of package.json: for builds that are tried out. */
  readonly version?: string;
  /** Not held to the package's budget: what is never published, and has all sections in it, would always break it. */
  readonly isYardstick?: boolean;
  /** What the package's own configuration names, unless another is named here. */
  readonly bundler?: BundlerName;
}

/** Where a finished build is. */
export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  readonly output: string;
}

async function packageConfig(folder: string): Promise<PackageConfig> {
  const file = path.join(folder, 'webpack.config.ts');
  if (!existsSync(file)) throw new Error(`${folder} has no webpack.config.ts`);
  return ((await import(pathToFileURL(file).href)) as { default: PackageConfig }).default;
}

/** The configurations that a package's `webpack.config.ts` stands for, for webpack. */
export async function packageConfigs(folder: string, mode: BuildMode): Promise<Configuration[]> {
  return (await packageConfig(folder))(mode);
}

/** Compiles, by another compiler where one is given; rejects with what the compiler says. */
export function runWebpack(
  configs: Configuration[],
  compile: Bundler['compile'] = WEBPACK.compile,
): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = compile(configs);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats === undefined) reject(new Error('webpack gave no result'));
      else if (stats.hasErrors())
        reject(new Error(withOwnPaths(stats.toString({ all: false, errors: true, errorDetails: true }))));
      else resolve(stats);
    });
  });
}

/** What of a bundler a build's descriptor and statement follow from. */
interface BuiltBy extends Pick<Bundler, 'containerKb'> {
  readonly name: BundlerName;
}

/** Writes the bill of materials, the descriptor and the provenance of a finished build beside its files. */
async function describeBuild(
  folder: string,
  builds: readonly Built[],
  options: BuildOptions,
  { name: bundler, containerKb }: BuiltBy,
): Promise<BuiltPackage> {
  const [main] = builds;
  if (main === undefined) throw new Error(`${folder}: nothing was built`);
  const read = readPackage(folder);
  const info = { ...read, version: options.version ?? read.version };
  const { output } = main;
  writeBill(output, info.name, eachOnce(builds.flatMap(({ packages }) => packages)));
  if (options.mode !== 'development') assertSupported(output);
  const descriptor = await describeRelease(info, main, containerKb);
  if (options.isYardstick !== true) await assertWithinBudget(info.folder, descriptor, output);
  const text = `${JSON.stringify(descriptor, null, 2)}\n`;
  writeFileSync(path.join(output, DESCRIPTOR_FILE), text);
  const mode = options.mode ?? 'production';
  if (options.isYardstick !== true) writeProvenance(output, { info, mode, bundler, text, files: descriptor.files });
  return { name: info.name, version: info.version, output };
}

/** {@link describeBuild} of what a compiler gave. */
export function finishBuild(
  folder: string,
  stats: readonly Stats[],
  options: BuildOptions,
  bundler: BuiltBy = WEBPACK,
): Promise<BuiltPackage> {
  const builds = stats.map(({ compilation }) => webpackBuilt(compilation));
  return describeBuild(folder, builds, options, bundler);
}

/** The bundler of a build: development has webpack's alone, which exchanges modules in open pages. */
async function bundlerOf(
  folder: string,
  { section }: PackageConfig,
  { mode, bundler }: BuildOptions,
): Promise<Bundler | SectionBuilder> {
  const isWebpack = bundler === undefined || bundler === 'webpack';
  if (!isWebpack && section === undefined)
    throw new Error(`${folder}: a host is built by webpack, leave out --bundler`);
  if (mode !== 'development') return bundlerNamed(bundler ?? section?.bundler);
  if (!isWebpack)
    throw new Error(`${folder}: ${bundler} builds for production alone, leave out --bundler or --mode development`);
  return WEBPACK;
}

/** Builds one package into its `dist` folder and describes the release; nothing else is built. */
export async function buildPackage(folder: string, options: BuildOptions = {}): Promise<BuiltPackage> {
  const config = await packageConfig(folder);
  const bundler = await bundlerOf(folder, config, options);
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  if ('build' in bundler) {
    const isServerRendered = config.section?.isServerRendered === true;
    return describeBuild(folder, await bundler.build({ folder, isServerRendered }), options, bundler);
  }
  const { stats } = await runWebpack(config(options.mode ?? 'production', bundler), bundler.compile);
  return finishBuild(folder, stats, options, bundler);
}
