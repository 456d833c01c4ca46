import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { PlainPathsPlugin } from '../plugins/plain-paths-plugin';
import { PrivateMapsPlugin } from '../plugins/private-maps-plugin';
import { StableNamesPlugin } from '../plugins/stable-names-plugin';
import { StyleIntegrityPlugin } from '../plugins/style-integrity-plugin';
import { ECMASCRIPT, STYLE_TARGETS } from '../workspace/browsers';
import { LIBRARY_PLACE } from '../workspace/file-package';
import type { Bundler } from './bundler';

/** The bundler of the host, and of sections that say nothing else. */
export const WEBPACK: Bundler = {
  name: 'webpack',
  containerKb: 0,
  compile: (configs) => webpack(configs),
  styleLoader: MiniCssExtractPlugin.loader,
  names: () => [new PlainPathsPlugin(), new StableNamesPlugin()],
  styles: (filename, isHeld) => [
    new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true }),
    ...(isHeld ? [new StyleIntegrityPlugin()] : []),
  ],
  maps: () => [new PrivateMapsPlugin()],
  minimizers: () => [
    // Both are native and use threads of their own: processes around them only take half a second to begin.
    new TerserPlugin({
      parallel: false,
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: { passes: 2 }, mangle: true, ecma: ECMASCRIPT },
      extractComments: false,
    }),
    new CssMinimizerPlugin({
      parallel: false,
      minify: CssMinimizerPlugin.lightningCssMinify,
      minimizerOptions: { targets: STYLE_TARGETS },
    }),
  ],
  container: (options) => new webpack.container.ModuleFederationPlugin(options),
  oneFile: () => new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  isLibrary: (module) => module.identifier().includes(LIBRARY_PLACE),
};
