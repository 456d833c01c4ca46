import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, STATE } from 'e2e/support/places';
import type { Edit } from 'e2e/support/variants';
import type { PeerName } from '../../peers/peer-input';

/**
 * Builds a peer of the working tree, or adds a build of it with a change of one file; gives the folder. Throws when it
 * cannot be built.
 */
export function buildPeer(name: PeerName, change?: Edit): string {
  const program = path.join(ROOT, 'lab/peers/cli.ts');
  const folder = path.join(STATE, 'peers', name);
  const words = [name, folder, ...(change === undefined ? [] : [JSON.stringify(change)])];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The peer ${name} could not be built`);
  return folder;
}
