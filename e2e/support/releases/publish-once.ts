import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PREPARED_HOME, PUBLISHED_HOME, ROOT } from '../places';

/** Builds and publishes what of the working tree is not published yet. */
export function publishWorkingTree(): void {
  const program = path.join(ROOT, 'tools/run/src/publish.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MFE_HOME: PUBLISHED_HOME },
  });
  if (status !== 0) throw new Error('The site could not be built');
}

/** Builds and publishes the working tree once; every site of the run serves a copy of that store. */
export default function publishOnce(): void {
  // A run on a prepared home is a part of another run, such as the proof of a set, which has published already.
  if (PREPARED_HOME !== undefined) return;
  publishWorkingTree();
}
