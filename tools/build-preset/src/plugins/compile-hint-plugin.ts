import webpack, { type Compiler } from 'webpack';

/** V8 compiles every function of a file that begins with it while the file comes in, beside the page's main thread. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint at the top of every script. Files are cut so small that most of one runs as soon as it is there; each
 * function that the engine meets uncompiled stops the main thread instead, 1,800 times until home is drawn.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // After minifying, which takes comments out, and before maps are made and names get the hash of what is in the files.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.mjs')))
          compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(COMPILE_HINT, source));
      });
    });
  }
}
