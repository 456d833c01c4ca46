import webpack, { type Configuration, type Module } from 'webpack';
import { commonConfig, type BuildMode } from './common-config';
import { LIBRARY_PLACE } from '../workspace/file-package';
import { installedVersion, readPackage } from '../workspace/package-info';
import { SecondCopyPlugin } from '../plugins/second-copy-plugin';
import { sectionServer } from './server-package';
import { consumedShares } from '../workspace/shared-modules';

/** Name of the chunk group that stands for a remote's one exposed module; its scripts are in the container's own file. */
export const EXPOSED_CHUNK = 'remote';

/** What a section may say of its build. */
export interface RemoteOptions {
  /** False where its screens need a browser to be drawn: then their pages begin with the skeleton. */
  readonly isServerRendered?: boolean;
}

/**
 * The build of a remote: an ES module container that exposes `./remote` and brings no shared module of its own, and the
 * same sources as one module for servers.
 */
export function remotePackage(folder: string, options: RemoteOptions = {}): (mode: BuildMode) => Configuration[] {
  return (mode) => {
    const config = commonConfig(folder, mode);
    const { name } = readPackage(folder);
    const versions = {
      react: installedVersion('react', folder),
      'react-dom': installedVersion('react', folder),
      'shared-kit': installedVersion('shared-kit', folder),
    };
    return [
      {
        ...config,
        entry: {},
        optimization: {
          ...config.optimization,
          splitChunks: {
            // What screens share is a script of its own from this size on, in bytes before minification: a smaller one
            // costs a request more than it saves.
            minSize: 22_000,
            cacheGroups: {
              // As the bundler's own, for which the kit is a library wherever it is installed.
              defaultVendors: {
                test: (module: Module) => module.identifier().includes(LIBRARY_PLACE),
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
          new webpack.container.ModuleFederationPlugin({
            name,
            library: { type: 'module' },
            filename: 'entry.[contenthash:12].mjs',
            exposes: { './remote': { import: './src/remote.ts', name: EXPOSED_CHUNK } },
            shared: consumedShares(versions),
          }),
        ],
      },
      ...(options.isServerRendered === false ? [] : sectionServer(folder, mode)),
    ];
  };
}
