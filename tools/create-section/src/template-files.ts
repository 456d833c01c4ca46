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
