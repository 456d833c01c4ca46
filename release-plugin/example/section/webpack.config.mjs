import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { bundler, container } from './federation.mjs';

/** A section of this site as ES modules: by the plugin of enhanced, or by webpack's own, which has no runtime in it. */
export default ({ isPlain }) => ({
  ...bundler,
  experiments: { outputModule: true },
  plugins: [
    isPlain
      ? new webpack.container.ModuleFederationPlugin(container)
      : new ModuleFederationPlugin({ ...container, manifest: true, dts: false }),
  ],
});
