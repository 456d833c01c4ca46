import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

export default {
  mode: 'production',
  entry: './host/index.js',
  output: { path: path.resolve('dist/host'), filename: 'main.js', publicPath: 'auto' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      shared: { clsx: { singleton: true, requiredVersion: '^2.0.0' } },
      runtimePlugins: ['./host/releases.js'],
      manifest: true,
      dts: false,
    }),
  ],
};
