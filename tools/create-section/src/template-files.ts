import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.resolve(import.meta.dirname, '../template');

/** Paths of the template's files, with `/`. */
export function templateFiles(): readonly string[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The text of a file of the template. */
export function templateText(file: string): string {
  return readFileSync(path.join(TEMPLATE, file), 'utf8');
}

/**
 * The name of a file of the template in a repository. Names that begin with a dot have an underscore in the template: npm
 * leaves some of them out of packages.
 */
export function ownName(file: string): string {
  return file
    .split('/')
    .map((part) => part.replace(/^_/, '.'))
    .join('/');
}
