import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, type BuiltPackage } from './build-package';
import { sourceHash } from './workspace/build-inputs';
import { readPackage, WORKSPACE } from './workspace/package-info';

const CACHE = path.join(WORKSPACE, 'node_modules/.cache/builds');

/** Parts that a kept build has to be of: other bytes follow from any other. */
const HASH_LENGTH = 16;

/**
 * A build of a package of the workspace from its present sources, in the version of its package.json. The same sources are
 * built once: whoever asks next, in this run or another, gets the files that are kept.
 */
export async function builtOnce(
  folder: string,
  build: (folder: string) => Promise<BuiltPackage> = buildPackage,
  cache = CACHE,
): Promise<BuiltPackage> {
  const { name, version } = readPackage(folder);
  const kept = `${name}-${sourceHash(folder).slice(0, HASH_LENGTH)}`;
  const output = path.join(cache, kept);
  if (existsSync(output)) return { name, version, output };
  const built = await build(folder);
  mkdirSync(cache, { recursive: true });
  const stage = mkdtempSync(path.join(cache, '.stage-'));
  try {
    cpSync(built.output, stage, { recursive: true });
    const older = readdirSync(cache).filter((other) => other.startsWith(`${name}-`) && other.length === kept.length);
    for (const other of older) if (other !== kept) rmSync(path.join(cache, other), { recursive: true, force: true });
    if (!existsSync(output)) renameSync(stage, output);
    return { name, version, output };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
