import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { filePlace } from '../workspace/file-package';
import { ownPath, plainPath } from '../workspace/plain-paths';

/** The module of the page that every module of a section calls. */
const REFRESH_MODULE = path.join(
  import.meta.dirname,
  '../development',
  `refresh-module${path.extname(import.meta.filename)}`,
);

/** A module as {@link refreshLoader} leaves it: with what the compiler's calls mean, and its end. */
export function refreshedModule(source: string, file: string, helpers: string): string {
  const name = JSON.stringify(file);
  // In the first line, so that the lines of the map stay.
  const begin = [
    `import { finishModule as $finish, registering as $registering, signing as $RefreshSig$ } from ${JSON.stringify(helpers)};`,
    `const $RefreshReg$ = $registering(${name});`,
  ].join(' ');
  return `${begin} ${source}\n$finish(${name}, __webpack_module__);\n`;
}

/** Lets a compiled module be exchanged in the page; `section` tells apart what two sections have compiled in alike. */
export default function refreshLoader(
  this: LoaderContext<{ readonly section: string }>,
  source: string,
  map?: Parameters<LoaderContext<object>['callback']>[2],
): void {
  const file = `${this.getOptions().section} ${filePlace(ownPath(this.resourcePath))}`;
  this.callback(null, refreshedModule(source, file, plainPath(REFRESH_MODULE)), map);
}
