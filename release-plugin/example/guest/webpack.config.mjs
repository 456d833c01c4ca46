import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const { resolve } = createRequire(path.resolve('package.json'));

/** What the manifest of a section says that its host provides; a module that is named by its file is provided in any case. */
function sharedOf(manifest) {
  const { shared } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.fromEntries(
    shared.map(({ name, requiredVersion }) => [
      name,
      { shareKey: name, import: resolve(name), singleton: true, version: requiredVersion.slice(1), requiredVersion },
    ]),
  );
}

/** A host of stock webpack that provides what a section of this site takes. */
export default () => ({
  mode: 'production',
  entry: './guest/index.js',
  experiments: { css: true },
  module: { parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } } },
  optimization: { minimize: false },
  output: { path: path.resolve('dist/guest'), filename: 'main.js', publicPath: 'auto' },
  plugins: [new ModuleFederationPlugin({ name: 'guest', shared: sharedOf('guest/mf-manifest.json'), dts: false })],
});
