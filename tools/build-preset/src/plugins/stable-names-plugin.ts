import path from 'node:path';
import type { Compiler, Module, NormalModule } from 'webpack';
import { filePackage, filePlace } from '../workspace/file-package';

/** Before every plugin that sorts modules by their identifiers. */
const FIRST = -1000;

interface Named {
  readonly identifier: string;
  /** For errors, and for the comments of files that are not minified. */
  readonly readable: string;
}

/** The packages of the loaders: where the preset's own loaders lie in it depends on whether it is compiled. */
function loaderNames({ loaders }: NormalModule): readonly string[] {
  return loaders.map(({ loader }) => filePackage(loader)?.name ?? loader);
}

/** What a module is called without the folders of the machine; null for a module that no file of a package is. */
function stableName(module: NormalModule, context: string): Named | null {
  const [file = '', query = ''] = module.resource.split(/(?=\?)/);
  if (!path.isAbsolute(file)) return null;
  const isInContext = filePackage(file)?.folder === context;
  const place = isInContext ? path.relative(context, file).split(path.sep).join('/') : filePlace(file);
  const request = [...loaderNames(module), `${place}${query}`].join('!');
  return {
    // Written as the bundler writes them, and so in about the order that it gives: files compress as well as before.
    identifier: module.type === 'javascript/auto' ? request : `${module.type}|${request}`,
    readable: isInContext ? `./${place}${query}` : `${place}${query}`,
  };
}

/**
 * Names modules by their package and their path in it. The bundler names them by absolute paths, sorts by those, and makes
 * ids of what is left of them from the folder of the build: so ids, the order of modules in a file, and with them the bytes
 * would follow from how packages lie to each other.
 */
export class StableNamesPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule: Normal } = compiler.webpack;
    const rename = (modules: Iterable<Module>): void => {
      const named = [...modules].flatMap((module) => {
        const name = module instanceof Normal ? stableName(module, compiler.context) : null;
        return name === null ? [] : [{ module, name, before: module.identifier() }];
      });
      // A library may be installed twice in one version: then the order of the folders tells the copies apart.
      const taken = new Map<string, number>();
      for (const { module, name } of named.sort((a, b) => (a.before < b.before ? -1 : 1))) {
        const copies = taken.get(name.identifier) ?? 0;
        taken.set(name.identifier, copies + 1);
        const identifier = copies === 0 ? name.identifier : `${name.identifier}#${copies}`;
        module.identifier = () => identifier;
        module.readableIdentifier = () => name.readable;
      }
    };
    compiler.hooks.compilation.tap('StableNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap({ name: 'StableNamesPlugin', stage: FIRST }, rename);
    });
  }
}
