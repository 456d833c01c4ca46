import path from 'node:path';
import { withoutCodeBlocks } from './code-blocks';

/** A README is read before any code: longer than this, it repeats what the code or `docs/` says. */
const MOST_LINES = 40;

const CODE_SPAN = /(?<!`)`([^`\n]+)`(?!`)/g;
/** Folders that commands make. */
const MADE = /(?:^|\/)(?:dist|results)\/|^docs\/api\//;
/** Ends as a folder or a file does: `docs/`, `src/remote.ts`. `/m/home` is an address. */
const PATH = /^(?:\.\.\/)*[A-Za-z][\w@-]*(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|cjs|js|md|css|json|ya?ml|html|sql))$/;
/** Begins with a folder of a package or of the root, whatever its end: `src/model`. */
const FOLDER_PATH = /^(?:src|docs|e2e|lab|tools|merchants|host-shell|shared-[a-z]+|mfe-[a-z]+)(?:\/[\w.@-]+)+$/;
/** Calls of the endpoint table; which of them a package makes is in its code. */
const CALL = /\bR-\d\d\b/g;

/** The folders of all packages but the root, by the files of the repository. */
export function packageFolders(files: readonly string[]): string[] {
  return files.flatMap((file) => /^((?:tools\/)?[\w-]+)\/package\.json$/.exec(file)?.[1] ?? []);
}

/** Files and the folders that hold them. */
export function withFolders(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of files)
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) found.add(folder);
  return found;
}

/** The paths that a document names in backticks, outside of code blocks. */
export function namedPaths(markdown: string): string[] {
  return [...withoutCodeBlocks(markdown).matchAll(CODE_SPAN)]
    .map(([, code = '']) => code)
    .filter((code) => (PATH.test(code) || FOLDER_PATH.test(code)) && !MADE.test(code));
}

/** Paths that a document names and that do not exist; each may be relative to its folder or to the root. */
export function pathFaults(file: string, text: string, known: ReadonlySet<string>): string[] {
  return namedPaths(text)
    .filter((named) =>
      [path.posix.dirname(file), '.'].every((folder) => !known.has(path.posix.join(folder, named).replace(/\/$/, ''))),
    )
    .map((named) => `${file}: there is no ${named}`);
}

/** What is wrong with the README of a package; its text is undefined where there is none. */
export function readmeFaults(folder: string, text: string | undefined, known: ReadonlySet<string>): string[] {
  const file = `${folder}/README.md`;
  if (text === undefined) return [`${file} is missing`];
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(lines > MOST_LINES ? [`${file} has ${lines} lines, more than ${MOST_LINES}`] : []),
    ...pathFaults(file, text, known),
    ...[...text.matchAll(CALL)].map(([call]) => `${file} names ${call}: leave calls to the code`),
  ];
}
