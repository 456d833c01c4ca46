import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module, type NormalModule } from 'webpack';
import { filePlace } from '../workspace/file-package';
import { ownPath } from '../workspace/plain-paths';

/** The ending that the map of a file adds to its name. */
const MAP_ENDING = '.map';

const SCRIPT = /\.m?js$/;

type SourceMap = ConstructorParameters<typeof webpack.sources.SourceMapSource>[2];

/** A map as the compiler hands it on, with the module as its only source. */
function ofPlace(map: SourceMap, place: string): object {
  const read = (typeof map === 'string' ? JSON.parse(map) : map) as object;
  return { ...read, sources: [place] };
}

/**
 * Names a module in maps by its package and its path in there, on every machine: the bundler writes paths of this one. What
 * maps say is left out of the module's hash: final names follow from the bytes of a file, but the hashes of before stand in
 * the text that is minified, and the minifier gives names by how often letters are used. From another hash follow other bytes.
 */
function namePlace(module: NormalModule): void {
  const create = module.createSource.bind(module);
  module.createSource = (context, content, map, ...rest) => {
    const [file = ''] = module.resource.split('?');
    if (typeof content !== 'string' || !path.isAbsolute(file)) return create(context, content, map, ...rest);
    const place = filePlace(ownPath(file));
    const { OriginalSource, RawSource, SourceMapSource } = webpack.sources;
    const source = map
      ? new SourceMapSource(content, place, ofPlace(map, place) as SourceMap)
      : new OriginalSource(content, place);
    const plain = new RawSource(content);
    source.updateHash = (hash) => plain.updateHash(hash);
    return source;
  };
}

/** A source by its name, which is that of {@link namePlace} or one of the bundler itself. */
function sourceName({ absoluteResourcePath }: { readonly absoluteResourcePath: string }): string {
  return absoluteResourcePath;
}

/** Maps are made before files have their final names, and say the name of before. */
function nameFiles(compilation: Compilation): void {
  for (const map of Object.keys(compilation.assets).filter((asset) => asset.endsWith(MAP_ENDING)))
    compilation.updateAsset(map, (source) => {
      const file = JSON.stringify(map.slice(0, -MAP_ENDING.length));
      return new webpack.sources.RawSource(String(source.source()).replace(/"file":"[^"]*"/, () => `"file":${file}`));
    });
}

/**
 * Writes a map beside every script, for whoever reads the stack of a production error. The scripts do not name their maps and
 * have the same bytes as without, the descriptor does not list them, and no server of the site finds them.
 */
export class PrivateMapsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PrivateMapsPlugin', (compilation) => {
      compilation.hooks.buildModule.tap('PrivateMapsPlugin', (module: Module) => {
        if (module instanceof webpack.NormalModule) namePlace(module);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'PrivateMapsPlugin', stage }, () => nameFiles(compilation));
    });
    new webpack.SourceMapDevToolPlugin({
      test: SCRIPT,
      filename: `[file]${MAP_ENDING}`,
      append: false,
      moduleFilenameTemplate: sourceName,
      fallbackModuleFilenameTemplate: sourceName,
    }).apply(compiler);
  }
}
