import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LOCKFILES, WORKSPACE } from './package-info';

const IGNORED = new Set(['node_modules', 'dist', '.local', 'coverage']);

/**
 * What every package is built with, besides its own folder: in a section's own repository the lockfile alone, which names
 * the contract, the kit and the preset.
 */
const SHARED = ['shared-contracts', 'shared-kit', 'tools/build-preset', ...LOCKFILES].filter((place) =>
  existsSync(path.join(WORKSPACE, place)),
);

/** Tests and documents, which lie among the sources and are in no build. */
const UNREAD = /\.test(-d)?\.tsx?$|\.md$/;

/** Files of one checkout that a build reads: paths with `/`, from its root, sorted. */
export interface BuildInputs {
  readonly name: 'workspace' | 'package';
  readonly root: string;
  /** Folders and files that the paths lie in. */
  readonly places: readonly string[];
  readonly files: readonly string[];
}

/** Every file below a folder but what tools write: paths with `/`, from the root. */
export function filesBelow(root: string, place: string): string[] {
  const entries = readdirSync(path.join(root, place), { withFileTypes: true });
  return entries
    .filter((entry) => !IGNORED.has(entry.name))
    .flatMap((entry) => {
      const file = path.posix.join(place, entry.name);
      return entry.isDirectory() ? filesBelow(root, file) : [file];
    });
}

/** Whether a build reads a file of its places. */
export function isBuildInput(file: string): boolean {
  return !UNREAD.test(file) && !file.split('/').some((part) => IGNORED.has(part));
}

function inputs(name: BuildInputs['name'], root: string, places: readonly string[]): BuildInputs {
  const files = places.flatMap((place) =>
    statSync(path.join(root, place)).isDirectory() ? filesBelow(root, place) : [place],
  );
  return { name, root, places, files: files.filter(isBuildInput).sort() };
}

const PARTNER = /'(mfe-[a-z0-9-]+)\/contract'/g;

/** Files of other packages whose declarations a package's descriptor compares. */
function partnerFiles(folder: string): readonly string[] {
  const file = path.join(folder, 'src/partner-contracts.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(PARTNER)]
    .map(([, name]) => `${name}/src/contract.ts`)
    .filter((contract) => existsSync(path.join(WORKSPACE, contract)));
}

/** Everything that the build of a package reads: its own sources, what it is built with, and the lockfile. */
export function buildInputs(folder: string): readonly BuildInputs[] {
  const own = path.relative(WORKSPACE, folder).split(path.sep).join('/');
  if (own === '') return [inputs('package', folder, ['.'])];
  const isElsewhere = own.startsWith('..') || path.isAbsolute(own);
  const shared = [...SHARED, ...partnerFiles(folder)];
  if (!isElsewhere) return [inputs('workspace', WORKSPACE, [own, ...shared])];
  return [inputs('workspace', WORKSPACE, shared), inputs('package', folder, ['.'])];
}

/** A hash over the names and contents of files, and whatever else the caller says. */
export function hashOfFiles(inputs: readonly Pick<BuildInputs, 'root' | 'files'>[], also = ''): string {
  const hash = createHash('sha256').update(also);
  for (const { root, files } of inputs)
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  return hash.digest('hex');
}

/** A hash over everything a package's build reads; the same in every folder that holds the same sources. */
export function sourceHash(folder: string): string {
  return hashOfFiles(buildInputs(folder));
}
