import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileLanguage } from 'shared-contracts/language';

function textsIn(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
}

/**
 * All texts of a package in one language, as its parts may show them: those of `src/locales` with those of every group in
 * it. A missing file has none.
 */
export function packageTexts(folder: string, language: FileLanguage): object {
  const locales = path.join(folder, 'src/locales');
  const groups = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [locales, ...groups.map(({ name }) => path.join(locales, name))];
  return Object.assign({}, ...folders.map((place) => textsIn(path.join(place, `${language}.json`)))) as object;
}
