import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A class of a style file: of which package, where in its folder, and all of that file's text. */
export interface StyledClass {
  readonly packageName: string;
  readonly file: string;
  readonly text: string;
  readonly local: string;
}

/** As long as a name of a package is sure to be the only one. */
const NAME_LENGTH = 6;

/**
 * The name of a class where players pay for it. Two versions of a package may be in one page, and only where the file is
 * the same may they have one name.
 */
export function className({ packageName, file, text, local }: StyledClass): string {
  const hash = createHash('sha256').update([packageName, file, text, local].join('\0')).digest('base64url');
  return hash.slice(0, NAME_LENGTH).replace(/^[-\d]/, '_');
}

/** The part of css-loader's settings that names classes. */
export function classNames(packageName: string, folder: string, isDevelopment: boolean): object {
  if (isDevelopment) return { localIdentName: `${packageName}_[name]_[local]_[hash:base64:6]` };
  return {
    getLocalIdent: ({ resourcePath }: { readonly resourcePath: string }, _template: string, local: string) => {
      // The same on every machine.
      const file = path.relative(folder, resourcePath).replaceAll('\\', '/');
      const text = readFileSync(resourcePath, 'utf8').replaceAll('\r\n', '\n');
      return className({ packageName, file, text, local });
    },
  };
}
