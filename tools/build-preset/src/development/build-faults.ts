import { stripVTControlCharacters } from 'node:util';
import type { Stats } from 'webpack';

/** What keeps a package from being built, and where. */
export interface BuildFault {
  readonly message: string;
  /** From the package's folder, with its line and column where the bundler knows them: `src/remote.ts:3:4`. */
  readonly place: string;
}

/** What the bundler says of one error. */
export interface BundlerError {
  readonly message: string;
  readonly moduleName?: string | undefined;
  readonly loc?: string | undefined;
}

/** Where a compiler says that it stopped, as a word of its text: `[/folder/src/remote.ts:3:1]`. */
const IN_TEXT = /^([\w/.@-]+\.(?:tsx?|mjs|js|css)):(\d+):(\d+)$/;

function placeInText(text: string): readonly string[] {
  const words = text.split(/[\s()[\]]/);
  return words.map((word) => IN_TEXT.exec(word)).find((found) => found !== null) ?? [];
}

function placeOf({ moduleName = '', loc = '' }: BundlerError, message: string): string {
  const file = moduleName.split('!').at(-1)?.replace(/^\.\//, '') ?? '';
  const [, line = '', column = ''] = /^(\d+):(\d+)/.exec(loc) ?? [];
  if (file !== '' && line !== '') return `${file}:${line}:${column}`;
  const [, own = '', first = '', second = ''] = placeInText(message);
  if (first === '') return file;
  return `${file === '' ? own : file}:${first}:${second}`;
}

/** The errors of a compilation as who develops reads them: without colours, and without the bundler's own frames. */
export function faultsOf(errors: readonly BundlerError[]): readonly BuildFault[] {
  return errors.map((error) => {
    const text = stripVTControlCharacters(error.message);
    const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('at '));
    const message = lines.join('\n').trim();
    return { message, place: placeOf(error, message) };
  });
}

/** The errors of finished compilations. */
export function buildFaults(stats: readonly Stats[]): readonly BuildFault[] {
  return stats.flatMap((one) => faultsOf(one.toJson({ all: false, errors: true }).errors ?? []));
}
