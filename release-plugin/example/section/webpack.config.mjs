import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const federation = {
  name: 'raffle',
  filename: 'remoteEntry.[contenthash].mjs',
  library: { type: 'module' },
  exposes: { './remote': './section/remote.js' },
  shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
};

/** A section of this site as ES modules: by the plugin of enhanced, or by webpack's own, which has no runtime in it. */
export default ({ isPlain }) => ({
  mode: 'production',
  entry: {},
  experiments: { outputModule: true },
  output: {
    path: path.resolve('dist/section'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: '[name].[contenthash].mjs',
    publicPath: 'auto',
    uniqueName: 'raffle',
  },
  plugins: [
    isPlain
      ? new webpack.container.ModuleFederationPlugin(federation)
      : new ModuleFederationPlugin({ ...federation, manifest: true, dts: false }),
  ],
});
