import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releasedPackages } from 'services/section-folders';
import { ROOT } from '../places';

/** A surface that the kit has for others to fill. */
const FROM_KIT =
  /import \{[^}]*\b\w*(?:Sheet|Dialog|Drawer)\b[^}]*\} from '(?:shared-kit\/(?:overlay|report)|(?:\.\.\/)+overlay\/sheet)'/;
const BY_HAND = /\buseBackToClose\(/;
const QUESTION = /\boverlays\.confirm\(/;
/** The kit's own. */
const FOR_OTHERS = /^shared-kit\/src\/(?:overlay|report)\//;

/** Every source of the site that draws a surface over a page, or asks a question there. */
export function surfaceSources(): readonly string[] {
  return ['shared-kit', ...releasedPackages(ROOT)]
    .flatMap((name) =>
      readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        [name, 'src', ...file.split(path.sep)].join('/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !FOR_OTHERS.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [FROM_KIT, BY_HAND, QUESTION].some((sign) => sign.test(text));
    });
}
