import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, STATE } from 'e2e/support/places';
import type { Edit } from 'e2e/support/variants';
import { readMonolith, type Monolith } from './monolith-page';

/** Where monoliths are built: git-ignored, made again by every run. */
const FOLDER = path.join(STATE, 'monolith');

/** Builds the working tree as one application, or with a change of one file of it; throws when it cannot be built. */
export async function buildMonolith(name = 'files', change?: Edit): Promise<Monolith> {
  const program = path.join(ROOT, 'lab/monolith/cli.ts');
  const folder = path.join(FOLDER, name);
  const words = [folder, ...(change === undefined ? [] : [JSON.stringify(change)])];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The monolith could not be built');
  return readMonolith(folder);
}
