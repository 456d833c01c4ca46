import path from 'node:path';
import type { Compiler } from 'webpack';
import { plainPath } from '../workspace/plain-paths';

const NAME = 'RefreshPlugin';

/** After the bundler's own settings of a loader's context. */
const LAST = 1000;

/** The preset's own modules in the page: what exchanges modules stays. */
const HELPERS = path.join(import.meta.dirname, '../development');

const LOADER = path.join(import.meta.dirname, `refresh-loader${path.extname(import.meta.filename)}`);

/** Builds a section so that a page exchanges its modules, and draws its components again with the state they have. */
export class RefreshPlugin {
  readonly #section: string;

  /** Takes the name of the section. */
  constructor(section: string) {
    this.#section = section;
  }

  apply(compiler: Compiler): void {
    const { HotModuleReplacementPlugin, NormalModule } = compiler.webpack;
    compiler.options.module.rules.push({
      test: /\.tsx?$/,
      exclude: plainPath(HELPERS),
      enforce: 'post',
      loader: plainPath(LOADER),
      options: { section: this.#section },
    });
    new HotModuleReplacementPlugin().apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The style loader's own updates find no sheet whose name has a hash, and reload every sheet of the page instead.
      NormalModule.getCompilationHooks(compilation).loader.tap({ name: NAME, stage: LAST }, (context, { resource }) => {
        if (resource.endsWith('.css')) Object.assign(context, { hot: false });
      });
    });
  }
}
