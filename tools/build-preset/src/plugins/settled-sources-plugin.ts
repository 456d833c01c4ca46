import { statSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module, Stats, WebpackError } from 'webpack';

const NAME = 'SettledSourcesPlugin';
const OUTDATED = 'OutdatedBuildError';
const LIBRARIES = `${path.sep}node_modules${path.sep}`;

/** A file at a moment: `text` changes with every write, and where another file takes its place. */
interface FileState {
  readonly text: string;
  readonly isEmpty: boolean;
}

interface ReadSource {
  readonly file: string;
  readonly before: FileState | undefined;
}

function stateOf(file: string): FileState | undefined {
  const state = statSync(file, { bigint: true, throwIfNoEntry: false });
  return state && { text: `${state.ino} ${state.mtimeNs} ${state.size}`, isEmpty: state.size === 0n };
}

/** Whether a source was written while the build was made: the bundler builds again at once, and nobody has to hear of this one. */
export function isOutdated({ compilation }: Stats): boolean {
  return compilation.errors.some(({ name }) => name === OUTDATED);
}

/**
 * Fails a build that read a source between two steps of a save: a plain write empties a file before it fills it. A build of
 * the empty file would bring a screen without its component into pages, which then reload.
 */
export class SettledSourcesPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule, WebpackError: BuildError } = compiler.webpack;
    const faultOf = ({ file, before }: ReadSource): WebpackError | null => {
      const now = stateOf(file);
      if (now?.text === before?.text)
        return now?.isEmpty === true ? new BuildError('The file is empty: write it, or remove its import') : null;
      return Object.assign(new BuildError(`${file} was written meanwhile`), { name: OUTDATED });
    };
    // Styles are read by a compilation inside of this one; their files belong to modules of this one as well.
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const sources = new Map<Module, ReadSource>();
      compilation.hooks.buildModule.tap(NAME, (module) => {
        const file = module instanceof NormalModule ? (module.resource.split('?')[0] ?? '') : '';
        if (path.isAbsolute(file) && !file.includes(LIBRARIES)) sources.set(module, { file, before: stateOf(file) });
      });
      // Before the bundler decides whether the next update leads on from this build.
      compilation.hooks.finishModules.tap(NAME, () => {
        for (const [module, source] of sources) {
          const fault = faultOf(source);
          if (fault !== null) compilation.errors.push(Object.assign(fault, { module }));
        }
      });
    });
  }
}
