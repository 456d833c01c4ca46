import path from 'node:path';
import type { Compiler, RuntimeModule } from 'webpack';
import { plainPath } from '../workspace/plain-paths';

const NAME = 'RefreshPlugin';

/** After the bundler's own settings of a loader's context. */
const LAST = 1000;

/** The preset's own modules in the page: what exchanges modules stays. */
const HELPERS = path.join(import.meta.dirname, '../development');

const LOADER = path.join(import.meta.dirname, `refresh-loader${path.extname(import.meta.filename)}`);

/** The runtime module of the style plugin, and what makes it fetch styles with every update. */
const STYLE_LOADING = 'css loading';
interface StyleLoading extends RuntimeModule {
  runtimeRequirements: ReadonlySet<string>;
}

function isStyleLoading(module: RuntimeModule): module is StyleLoading {
  return module.name === STYLE_LOADING && 'runtimeRequirements' in module;
}

/** Builds a section so that a page exchanges its modules, and draws its components again with the state they have. */
export class RefreshPlugin {
  readonly #section: string;

  /** Takes the name of the section. */
  constructor(section: string) {
    this.#section = section;
  }

  apply(compiler: Compiler): void {
    const { HotModuleReplacementPlugin, NormalModule, RuntimeGlobals } = compiler.webpack;
    compiler.options.module.rules.push({
      test: /\.tsx?$/,
      exclude: plainPath(HELPERS),
      enforce: 'post',
      loader: plainPath(LOADER),
      options: { section: this.#section },
    });
    new HotModuleReplacementPlugin().apply(compiler);
    let builds = 0;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Updates are named by the hash that they lead on from, and a page loads each name once. Sources that come back to an
      // earlier state would get its hash, and lead the page to where that state was left for the first time.
      compilation.hooks.fullHash.tap(NAME, (hash) => {
        builds += 1;
        hash.update(String(builds));
      });
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The style loader's own updates find no sheet whose name has a hash, and reload every sheet of the page instead.
      NormalModule.getCompilationHooks(compilation).loader.tap({ name: NAME, stage: LAST }, (context, { resource }) => {
        if (resource.endsWith('.css')) Object.assign(context, { hot: false });
      });
      // With each update its runtime would fetch the styles of before again; names have hashes, so nothing new is in them.
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (!isStyleLoading(module)) return;
        const others = [...module.runtimeRequirements].filter(
          (one) => one !== RuntimeGlobals.hmrDownloadUpdateHandlers,
        );
        module.runtimeRequirements = new Set(others);
      });
    });
  }
}
