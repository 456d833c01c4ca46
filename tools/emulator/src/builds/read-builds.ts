import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from 'release-cli/text/user-error';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';

/** Name of the descriptor in the folder of a build. */
const DESCRIPTOR = 'release.json';

/** Where builds lie below a folder or in a tarball: npm puts everything into `package`, sections build into `dist`. */
const INSIDE = ['.', 'dist', 'package', 'package/dist'];

/** A build on this machine. */
export interface FoundBuild {
  readonly folder: string;
  readonly release: ReleaseDescriptor;
}

function readBuild(folder: string): FoundBuild {
  const file = path.join(folder, DESCRIPTOR);
  try {
    return { folder, release: parseDescriptor(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    throw new Error(`${file} describes no build: ${messageOf(error)}`, { cause: error });
  }
}

/** The build in a folder, or in the part of it where builds lie; null where there is none. */
function buildIn(folder: string): FoundBuild | null {
  const part = INSIDE.find((inside) => existsSync(path.join(folder, inside, DESCRIPTOR)));
  return part === undefined ? null : readBuild(path.join(folder, part));
}

function isTarball(file: string): boolean {
  return /\.(?:tgz|tar\.gz)$/.test(file);
}

function buildOfTarball(file: string, scratch: string): FoundBuild {
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(path.join(scratch, 'unpacked-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(`${file} cannot be unpacked: name a tarball with ${DESCRIPTOR} in it`, { cause: error });
  }
  const build = buildIn(folder);
  if (build === null) throw new Error(`${file} has no ${DESCRIPTOR}: name a tarball of a build`);
  return build;
}

/**
 * The builds at a place: a build's folder, a tarball of one, or a folder with several of either. Throws a sentence where
 * there is none. Tarballs are unpacked into `scratch`.
 */
export function buildsAt(place: string, scratch: string): readonly FoundBuild[] {
  if (!existsSync(place))
    throw new Error(`${place} is not there: name a folder of builds, or a tarball, after --builds`);
  if (isTarball(place)) return [buildOfTarball(place, scratch)];
  if (!statSync(place).isDirectory()) throw new Error(`${place} is no folder and no tarball: name one after --builds`);
  const own = buildIn(place);
  if (own !== null) return [own];
  const found = readdirSync(place)
    .sort()
    .flatMap((name) => {
      const inner = path.join(place, name);
      if (isTarball(name)) return [buildOfTarball(inner, scratch)];
      const build = statSync(inner).isDirectory() ? buildIn(inner) : null;
      return build === null ? [] : [build];
    });
  if (found.length === 0)
    throw new Error(`${place} has no builds: each is a folder with ${DESCRIPTOR}, or a tarball of one`);
  return found;
}
