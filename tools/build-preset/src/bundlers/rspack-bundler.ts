import path from 'node:path';
import { rspack, type RspackOptions } from '@rspack/core';
import type { MultiCompiler, WebpackPluginInstance } from 'webpack';
import { LiteralImportsPlugin } from '../plugins/literal-imports-plugin';
import { integrityLines } from '../plugins/style-integrity-plugin';
import { BROWSERS, ECMASCRIPT } from '../workspace/browsers';
import { filePackage, filePlace } from '../workspace/file-package';
import type { Bundler } from './bundler';

/** A plugin of Rspack where webpack's types are asked for: both are an object with `apply`. */
function plugin(instance: object): WebpackPluginInstance {
  return instance as WebpackPluginInstance;
}

/** A function that Rspack writes into builds by its text. */
function writtenFunction(text: string): () => void {
  return Object.assign(() => undefined, { toString: () => text });
}

const INSERT_STYLE = writtenFunction(`function (link) { ${integrityLines('link')} document.head.appendChild(link); }`);

/** A source's name in maps: its package and path; what no file is keeps the bundler's. */
function mapName({ absoluteResourcePath: file = '' }: { readonly absoluteResourcePath?: string }): string {
  return path.isAbsolute(file) ? filePlace(file) : file;
}

/**
 * Rspack with the configuration of webpack. It names modules by their paths, so its bytes follow from how packages lie to each
 * other, and a folder with characters that paths give a meaning cannot be built in.
 */
export const RSPACK: Bundler = {
  name: 'rspack',
  // Some 1.6 kB for the sections here: its container reads ranges of versions in the browser, where webpack's build has
  // read them, has a function for every way to share a module, and states each option of each module. No minifier may drop them.
  containerKb: 1.6,
  compile: (configs) => rspack(configs as RspackOptions[]) as unknown as MultiCompiler,
  styleLoader: rspack.CssExtractRspackPlugin.loader,
  names: () => [new LiteralImportsPlugin()],
  styles: (filename, isHeld) => [
    plugin(
      new rspack.CssExtractRspackPlugin({
        filename,
        chunkFilename: filename,
        ignoreOrder: true,
        ...(isHeld ? { insert: INSERT_STYLE } : {}),
      }),
    ),
  ],
  maps: () => [
    plugin(
      new rspack.SourceMapDevToolPlugin({
        test: /\.m?js$/,
        filename: '[file].map',
        append: false,
        moduleFilenameTemplate: mapName,
        fallbackModuleFilenameTemplate: mapName,
      }),
    ),
  ],
  minimizers: () => [
    plugin(
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: { compress: { passes: 2 }, mangle: true, ecma: ECMASCRIPT, format: { comments: false } },
      }),
    ),
    plugin(new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...BROWSERS] } })),
  ],
  container: (options) => plugin(new rspack.container.ModuleFederationPluginV1(options)),
  oneFile: () => plugin(new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })),
  isLibrary: (module) => {
    const file = module.nameForCondition() ?? '';
    return path.isAbsolute(file) && filePackage(file)?.isLibrary === true;
  },
};
