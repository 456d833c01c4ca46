/** Plain JavaScript, because Jest's configuration reads it without tsx. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export function sectionFolders(root) {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'package.json')))
    .sort();
}

export function releasedPackages(root) {
  return ['host-shell', ...sectionFolders(root)];
}
