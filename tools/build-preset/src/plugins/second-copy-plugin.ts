import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { installedFolder, SOURCE_CONDITION, WORKSPACE } from '../workspace/package-info';
import { plainPath } from '../workspace/plain-paths';
import { SHARED_MODULES } from '../workspace/shared-modules';

/** The library that `shared-kit/schema` names parts of. */
const SCHEMA_LIBRARY = /[\\/]node_modules[\\/]valibot[\\/]/;

type Export = string | Readonly<Record<string, string>>;

/** The folders of the installed kit whose modules the host has once for the whole page. */
function providedFolders(section: string): readonly string[] {
  const kit = installedFolder('shared-kit', section);
  const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, Export>>;
  };
  return SHARED_MODULES.flatMap(({ key }) => {
    const target = exports[key.replace('shared-kit', '.')];
    const file = typeof target === 'object' ? target[SOURCE_CONDITION] : target;
    return file === undefined ? [] : [path.join(plainPath(kit), path.dirname(file), '/')];
  });
}

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
    const folders = providedFolders(this.#section);
    compiler.hooks.thisCompilation.tap('SecondCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SecondCopyPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? '';
          if (!SCHEMA_LIBRARY.test(file) && !folders.some((folder) => file.startsWith(folder))) continue;
          const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition() ?? 'the section';
          const [what, who] = [file, importer].map((name) => path.relative(plainPath(WORKSPACE), name));
          compilation.errors.push(
            new webpack.WebpackError(`${what} is the host's: ${who} has to take it by the name of its facade`),
          );
        }
      });
    });
  }
}
