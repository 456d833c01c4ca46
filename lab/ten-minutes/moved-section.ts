import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { buildHere, requireSameFiles } from 'pack/moved-section';
import { npm, type Person } from './person';
import type { Step } from './step';

/** The section that moves: it compiles in much of the kit, and has partners nowhere. */
const SECTION = 'mfe-promotions';

function newRepository(into: string, person: Person): void {
  const program = path.join(WORKSPACE, 'tools/release-cli/src/cli.ts');
  const words = ['--import', 'tsx', program, 'new', 'repository', SECTION, '--into', into];
  // The operator has configured npm as the team has.
  const env = { ...process.env, npm_config_userconfig: path.join(person.home, '.npmrc') };
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: WORKSPACE, encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
}

/** A section of this repository in one of its own, by the same packages, and back: the build is the same files. */
export function movedSteps(scratch: string, person: Person): readonly Step[] {
  const [here, there] = [path.join(scratch, 'here'), path.join(scratch, 'teams', SECTION)];
  return [
    { name: `pnpm mfe new repository ${SECTION}, npm install`, run: () => {
      newRepository(there, person);
      npm(person, there, 'install');
    } },
    { name: 'its npm test', run: () => npm(person, there, 'test') },
    { name: 'its npm run build', run: () => npm(person, there, 'run', 'build') },
    { name: 'the same bytes as here', run: () => {
      buildHere(SECTION, here);
      requireSameFiles(SECTION, here, there);
    } },
  ];
}
