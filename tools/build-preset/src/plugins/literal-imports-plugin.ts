import type { Chunk, Compiler } from 'webpack';

const NAME = 'LiteralImportsPlugin';

/** How Rspack's runtime imports a chunk before it is minified. */
const COMPUTED = /import\(\s*["']\.\/["']\s*\+\s*__webpack_require__\.u\((\w+)\)\s*\)/g;

/** A table of imports by chunk: every address stands in the script, as webpack's own runtime has it. */
function literalImport(chunks: Iterable<Chunk>, wanted: string): string {
  const entries = [...chunks].flatMap((chunk) =>
    [...chunk.files]
      .filter((file) => chunk.canBeInitial() === false && file.endsWith('.mjs'))
      .map((file) => `${JSON.stringify(String(chunk.id))}: () => import("./${file}")`),
  );
  return `({ ${entries.sort().join(', ')} })[${wanted}]()`;
}

/**
 * Names every file that a build by Rspack imports in the script that imports it. Its runtime puts addresses together when it runs;
 * publishing refuses those, for nobody could tell beforehand that pages have a hash of each.
 */
export class LiteralImportsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before minifying, and before names get the hash of what is in the files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets).filter(([name]) => name.endsWith('.mjs'))) {
          const found = [...String(asset.source()).matchAll(COMPUTED)];
          if (found.length === 0) continue;
          const changed = new sources.ReplaceSource(asset);
          for (const { 0: text, 1: wanted = '', index } of found)
            changed.replace(index, index + text.length - 1, literalImport(compilation.chunks, wanted));
          compilation.updateAsset(file, changed);
        }
      });
    });
  }
}
