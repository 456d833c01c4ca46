import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releasedPackages } from 'services/section-folders';
import { ROOT } from '../workspace';

/** The packages that have styles. */
export const STYLED_PACKAGES: readonly string[] = ['shared-kit', ...releasedPackages(ROOT)];

/** The style modules of a package, and what stands in them. */
export function styleModules(name: string): { readonly file: string; readonly css: string }[] {
  return readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((place) => path.join(name, 'src', place))
    .map((file) => ({ file, css: readFileSync(path.join(ROOT, file), 'utf8') }));
}
