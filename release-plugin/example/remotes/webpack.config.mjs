import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** A remote as ES modules that are named by their contents. */
export default (name) => ({
  mode: 'production',
  entry: {},
  experiments: { outputModule: true },
  output: {
    path: path.resolve('dist', name),
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: '[name].[contenthash].mjs',
    publicPath: 'auto',
    uniqueName: name,
  },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.[contenthash].mjs',
      library: { type: 'module' },
      exposes: { './widget': `./remotes/${name}.js` },
      shared: { clsx: { singleton: true, requiredVersion: '^2.0.0' } },
      manifest: true,
      dts: false,
    }),
  ],
});
