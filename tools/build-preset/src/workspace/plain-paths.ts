import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryOf, WORKSPACE } from './package-info';

/**
 * What webpack reads as something else in a path: `!` separates loaders, `?` and `#` begin a query and a fragment, `[name]`
 * is a placeholder; its schema refuses folders with `!` outright. A backslash separates folders on Windows alone.
 */
const MEANT = path.sep === '\\' ? /[!?#[\]\p{Cc}]/u : /[!?#[\]\\\p{Cc}]/u;

/** Links with plain paths to folders without one, by the folder. */
const links = new Map<string, string>();

function isWithin(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}${path.sep}`);
}

function moved(file: string, from: string, to: string): string {
  return `${to}${file.slice(from.length)}`;
}

/** A link to a folder, for as long as this process runs. */
function linkTo(folder: string): string {
  const scratch = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'build-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  if (MEANT.test(scratch))
    throw new Error(`${folder} cannot be built: choose another folder, or a plain one for temporary files (TMPDIR)`);
  const link = path.join(scratch, 'root');
  // A junction, where the system knows them, needs no special right.
  symlinkSync(folder, link, 'junction');
  links.set(folder, link);
  return link;
}

/**
 * The path by which webpack reads a file or folder: its own, or, where that has characters with a meaning, one through a
 * link in the folder for temporary files. The link lies over the whole workspace, so that the paths between files stay.
 */
export function plainPath(file: string): string {
  if (!MEANT.test(file)) return file;
  const known = [...links].find(([folder]) => isWithin(folder, file) && !MEANT.test(file.slice(folder.length)));
  if (known !== undefined) return moved(file, ...known);
  const isOfWorkspace = isWithin(WORKSPACE, file) && !MEANT.test(file.slice(WORKSPACE.length));
  const folder = isOfWorkspace ? WORKSPACE : repositoryOf(file);
  return moved(file, folder, linkTo(folder));
}

/** The path of a file on this machine, from the one by which webpack reads it. */
export function ownPath(file: string): string {
  const known = [...links].find(([, link]) => isWithin(link, file));
  return known === undefined ? file : moved(file, known[1], known[0]);
}

/** A text of the bundler, such as an error, with the paths of this machine. */
export function withOwnPaths(text: string): string {
  return [...links].reduce((changed, [folder, link]) => changed.replaceAll(link, folder), text);
}

/** The folders that have a link, with it. */
export function linkedFolders(): readonly (readonly [folder: string, link: string])[] {
  return [...links];
}
