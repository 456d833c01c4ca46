import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { WORKSPACE } from '../workspace/package-info';
import { plainPath } from '../workspace/plain-paths';
import { SHARED_MODULES } from '../workspace/shared-modules';

const KIT = path.join(WORKSPACE, 'shared-kit');

/** The library that `shared-kit/schema` names parts of. */
const SCHEMA_LIBRARY = /[\\/]node_modules[\\/]valibot[\\/]/;

/** The folders of the kit whose modules the host has once for the whole page. */
function providedFolders(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(path.join(KIT, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return SHARED_MODULES.flatMap(({ key }) => {
    const file = exports[key.replace('shared-kit', '.')];
    return file === undefined ? [] : [path.join(plainPath(KIT), path.dirname(file), '/')];
  });
}

/**
 * Stops the build of a section that would bring a second copy of what the host provides: two caches of data, two
 * languages. Parts of the kit that are compiled in reach the rest of it by its facades alone.
 */
export class SecondCopyPlugin {
  apply(compiler: Compiler): void {
    const folders = providedFolders();
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
