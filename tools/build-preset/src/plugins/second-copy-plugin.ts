import webpack, { type Compiler } from 'webpack';
import { secondCopyRule } from './second-copy';

/**
 * Stops the build of a section that would bring a second copy of what the host provides: two caches of data, two
 * languages. Parts of the kit that are compiled in reach the rest of it by its facades alone.
 */
export class SecondCopyPlugin {
  readonly #section: string;

  /** Takes the folder of the section. */
  constructor(section: string) {
    this.#section = section;
  }

  apply(compiler: Compiler): void {
    const faultOf = secondCopyRule(this.#section);
    compiler.hooks.thisCompilation.tap('SecondCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SecondCopyPlugin', (modules) => {
        for (const module of modules) {
          const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          const fault = faultOf(module.nameForCondition() ?? '', importer);
          if (fault !== null) compilation.errors.push(new webpack.WebpackError(fault));
        }
      });
    });
  }
}
