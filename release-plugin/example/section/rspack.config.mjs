import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { bundler, container } from './federation.mjs';

/** The same section by Rspack. */
export default {
  ...bundler,
  plugins: [new ModuleFederationPlugin({ ...container, manifest: true, dts: false })],
};
