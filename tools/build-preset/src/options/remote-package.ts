import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Bundler, BundlerName } from '../bundlers/bundler';
import { WEBPACK } from '../bundlers/webpack-bundler';
import { commonConfig, type BuildMode } from './common-config';
import { readPackage } from '../workspace/package-info';
import { plainPath } from '../workspace/plain-paths';
import { RefreshPlugin } from '../plugins/refresh-plugin';
import { SecondCopyPlugin } from '../plugins/second-copy-plugin';
import { SettledSourcesPlugin } from '../plugins/settled-sources-plugin';
import { sectionServer } from './server-package';
import { consumedShares, consumedVersions } from '../workspace/shared-modules';

/** Name of the chunk group that stands for a remote's one exposed module; its scripts are in the container's own file. */
export const EXPOSED_CHUNK = 'remote';

/** The configurations of a package, for a bundler that has webpack's. */
export interface PackageConfig {
  (mode: BuildMode, bundler?: Bundler): Configuration[];
  /** What a section says of its build; absent for a host, which webpack alone can build. */
  readonly section?: Required<RemoteOptions>;
}

/** What a section may say of its build. */
export interface RemoteOptions {
  /** False where its screens need a browser to be drawn: then their pages begin with the skeleton. */
  readonly isServerRendered?: boolean;
  /** Builds its releases, webpack unless another is named; `mfe dev` is webpack's in any case. */
  readonly bundler?: BundlerName;
}

const SECTION = './src/remote.ts';

/** A module of the preset that is built into sections in development. */
function developmentFile(name: string): string {
  return plainPath(path.join(import.meta.dirname, '../development', `${name}${path.extname(import.meta.filename)}`));
}

/** The module that a section exposes, and what it takes to build it: in development one that shows the errors of its own. */
function exposedModule(
  folder: string,
  mode: BuildMode,
): { readonly file: string; readonly alias: Record<string, string> } {
  if (mode === 'production') return { file: SECTION, alias: {} };
  return {
    file: developmentFile('developed-remote'),
    alias: {
      'developed-section$': path.join(plainPath(folder), SECTION),
      'react/jsx-dev-runtime$': developmentFile('jsx-in-development'),
    },
  };
}

/**
 * The build of a remote: an ES module container that exposes `./remote` and brings no shared module of its own, and the
 * same sources as one module for servers.
 */
export function remotePackage(folder: string, options: RemoteOptions = {}): PackageConfig {
  const section = { isServerRendered: true, bundler: 'webpack', ...options } as const;
  const configs = (mode: BuildMode, bundler: Bundler = WEBPACK): Configuration[] => {
    const isDeveloped = mode === 'development';
    const config = commonConfig(folder, { mode, place: isDeveloped ? 'developed page' : 'browser', bundler });
    const { name } = readPackage(folder);
    const exposed = exposedModule(folder, mode);
    return [
      {
        ...config,
        entry: {},
        resolve: { ...config.resolve, alias: exposed.alias },
        optimization: {
          ...config.optimization,
          splitChunks: {
            // What screens share is a script of its own from this size on, in bytes before minification: a smaller one
            // costs a request more than it saves.
            minSize: 22_000,
            cacheGroups: {
              // As the bundler's own, for which the kit is a library wherever it is installed.
              defaultVendors: {
                test: bundler.isLibrary,
                idHint: 'vendors',
                priority: -10,
                reuseExistingChunk: true,
              },
              // The container and what it exposes are fetched together, always: one file, one request.
              exposed: {
                test: ({ type }: { type: string }) => type.startsWith('javascript/'),
                chunks: (chunk: { name?: string | null }) => chunk.name === EXPOSED_CHUNK,
                name,
                enforce: true,
              },
            },
          },
        },
        output: { ...config.output, library: { type: 'module' } },
        plugins: [
          ...(config.plugins ?? []),
          new SecondCopyPlugin(folder),
          bundler.container({
            name,
            library: { type: 'module' },
            filename: 'entry.[contenthash:12].mjs',
            exposes: { './remote': { import: exposed.file, name: EXPOSED_CHUNK } },
            shared: consumedShares(consumedVersions(folder)),
          }),
          ...(isDeveloped ? [new SettledSourcesPlugin(), new RefreshPlugin(name)] : []),
        ],
      },
      ...(section.isServerRendered ? sectionServer(folder, mode, bundler) : []),
    ];
  };
  return Object.assign(configs, { section });
}
