import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filePlace } from '../workspace/file-package';

/** A class of a style file: in the build of which package, where the file is, and all of that file's text. */
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

/** The part of css-loader's settings that names classes; names to be read begin with what they are of. */
export function classNames(packageName: string, isReadable: boolean): object {
  return {
    getLocalIdent: ({ resourcePath }: { readonly resourcePath: string }, _template: string, local: string) => {
      // In development a change of a style is one of that file alone: names to be read never meet those of another version.
      const text = isReadable ? '' : readFileSync(resourcePath, 'utf8').replaceAll('\r\n', '\n');
      const name = className({ packageName, file: filePlace(resourcePath), text, local });
      return isReadable ? [packageName, path.basename(resourcePath, '.module.css'), local, name].join('_') : name;
    },
  };
}
