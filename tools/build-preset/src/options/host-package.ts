import webpack, { type Configuration } from 'webpack';
import { commonConfig, type BuildMode } from './common-config';
import { plainPath } from '../workspace/plain-paths';
import { PlainPathsPlugin } from '../plugins/plain-paths-plugin';
import { PrivateMapsPlugin } from '../plugins/private-maps-plugin';
import { StableNamesPlugin } from '../plugins/stable-names-plugin';
import { hostServer } from './server-package';
import { SHARED_MODULES, sharedChunkName } from '../workspace/shared-modules';

/** Name of the host's entry, and of the classic scripts that the page carries inline. */
export const HOST_ENTRY = 'host';
export const LOOK_ENTRY = 'look';
export const STARTER_ENTRY = 'starter';

/** Name of the module that the starter fetches where overrides are allowed and asked for. */
export const OVERRIDES_ENTRY = 'overrides';

/** Name of the module that the starter fetches when the host's files have failed at their first addresses. */
export const SECOND_START_ENTRY = 'second-start';

/** Name of the worker that keeps the last known lobby. */
export const WORKER_ENTRY = 'worker';

/** Begins the names of entries that are documents of their own: `document-vip` runs at `/vip.html`. */
export const DOCUMENT_PREFIX = 'document-';

/** The shims of a host, by the newest version of an earlier major of the contract that each provides. */
export type ShimTable = Readonly<
  Record<
    string,
    {
      /** The module that exports it as `shim`. */
      readonly module: string;
      /** What the release states of it besides. */
      readonly [fact: string]: unknown;
    }
  >
>;

/** Name of the module that is a shim. */
export function shimEntry(contract: string): string {
  return `shim-${contract.replaceAll('.', '-')}`;
}

/** Settings that only the host has. */
export interface HostOptions {
  /** Modules that run by themselves on a page of their own, by the page's name. */
  readonly documents?: Readonly<Record<string, string>>;
  /** Modules that only sections of earlier majors of the contract load. */
  readonly shims?: ShimTable;
  /** Files that replace modules, by request. */
  readonly alias?: Readonly<Record<string, string>>;
}

function documentEntries({ documents = {} }: HostOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(documents).map(([name, module]) => [`${DOCUMENT_PREFIX}${name}`, module]));
}

function plainAliases({ alias = {} }: HostOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(alias).map(([request, file]) => [request, plainPath(file)]));
}

/** The federation runtime's own switches: it runs in browsers only, and hands out no share scope (decision 0049). */
function federationSwitches(): webpack.DefinePlugin {
  return new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SHARED: 'true' });
}

function hostConfig(folder: string, mode: BuildMode, options: HostOptions): Configuration {
  const config = commonConfig(folder, { mode });
  return {
    ...config,
    entry: { [HOST_ENTRY]: './src/bootstrap.tsx', ...documentEntries(options) },
    resolve: { ...config.resolve, alias: plainAliases(options) },
    optimization: {
      ...config.optimization,
      // Two or three stable files of 40 to 60 kB start sooner than one big one: they compile side by side.
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            enforce: true,
            priority: 2,
          },
          // Several parts of the frame stand on the same surfaces; they come once, after the first tap.
          surfaces: {
            chunks: 'async',
            test: /[\\/](@radix-ui|sonner|aria-hidden|react-remove-scroll[^\\/]*|focus-[^\\/]*|shared-kit[\\/]src[\\/]overlay)[\\/]/,
            name: 'surfaces',
            enforce: true,
            priority: 3,
          },
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', enforce: true, priority: 1 },
        },
      },
    },
    plugins: [...(config.plugins ?? []), federationSwitches()],
  };
}

/** One small classic script, no imports at run time: those in the page, and its worker. */
function classicConfig(folder: string, mode: BuildMode, name: string, module: string): Configuration {
  const { output, experiments: _module, plugins: _plugins, ...config } = commonConfig(folder, { mode });
  return {
    ...config,
    name,
    entry: { [name]: module },
    devtool: false,
    output: {
      ...(output?.path === undefined ? {} : { path: output.path }),
      filename: '[name].[contenthash:12].js',
      iife: true,
      uniqueName: name,
    },
    plugins: [new PlainPathsPlugin(), new StableNamesPlugin()],
    optimization: { ...config.optimization, runtimeChunk: false, splitChunks: false },
  };
}

/** What the starter or a section's load fetches: one module by itself, for it can reach into no chunk of the host. */
function moduleConfig(folder: string, mode: BuildMode, name: string, module: string, ending = 'mjs'): Configuration {
  const { plugins: _plugins, ...config } = commonConfig(folder, { mode });
  return {
    ...config,
    name,
    entry: { [name]: module },
    devtool: false,
    output: {
      ...config.output,
      filename: `[name].[contenthash:12].${ending}`,
      library: { type: 'module' },
      uniqueName: name,
    },
    plugins: [
      new PlainPathsPlugin(),
      new StableNamesPlugin(),
      ...(mode === 'development' ? [] : [new PrivateMapsPlugin()]),
    ],
    optimization: { ...config.optimization, runtimeChunk: false, splitChunks: false },
  };
}

/** The build of the host: the application, the scripts in its page, its worker, what settles overrides, shims, and the server's. */
export function hostPackage(folder: string, options: HostOptions = {}): (mode: BuildMode) => Configuration[] {
  return (mode) => [
    hostConfig(folder, mode, options),
    classicConfig(folder, mode, LOOK_ENTRY, './src/starter/look.ts'),
    classicConfig(folder, mode, STARTER_ENTRY, './src/starter/starter.ts'),
    classicConfig(folder, mode, WORKER_ENTRY, './src/offline/worker.ts'),
    moduleConfig(folder, mode, OVERRIDES_ENTRY, './src/overrides/overrides-entry.ts'),
    // A file with this ending never comes as a difference: it is what helps where those go wrong.
    moduleConfig(folder, mode, SECOND_START_ENTRY, './src/starter/second-start.ts', 'js'),
    ...Object.entries(options.shims ?? {}).map(([contract, { module }]) =>
      moduleConfig(folder, mode, shimEntry(contract), module),
    ),
    ...hostServer(folder, mode, { resolve: { alias: plainAliases(options) }, plugins: [federationSwitches()] }),
  ];
}

/** The shared modules that the host keeps out of its first files, with the chunk of each. */
export function lazySharedChunks(): readonly { key: string; chunk: string }[] {
  return SHARED_MODULES.filter((shared) => shared.load === 'lazy').map(({ key }) => ({
    key,
    chunk: sharedChunkName(key),
  }));
}
