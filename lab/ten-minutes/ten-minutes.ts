import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SCOPE } from 'create-section/published-names';
import { packedOnce } from 'pack/packed-once';
import { startRegistry, type Registry } from 'pack/registry';
import { stepRow, sumRow, type TakenStep } from 'pack/taken-step';
import { tableText } from 'services/document-table';
import { freePort } from 'services/free-port';
import { keepResult } from 'services/results';
import { composedSteps } from './composed-steps';
import { movedSteps } from './moved-section';
import { machineRegistry, newPerson, npm } from './person';
import { seeDevelopment } from './see-development';
import type { Step } from './step';

/** The section that the team makes. */
const SECTION = 'mfe-sports';

/** The operator's part: the packages, and a registry that has them. */
function registrySteps(scratch: string, keep: (registry: Registry) => void): readonly Step[] {
  return [
    { name: 'pnpm pack:all', run: () => packedOnce() },
    {
      name: 'pnpm registry: fetched, started, all packages published',
      run: async () => keep(await startRegistry(await packedOnce(), path.join(scratch, 'registry'), await freePort())),
    },
  ];
}

/** The team's part, in an empty folder with an empty home. */
function teamSteps(scratch: string, url: string): readonly Step[] {
  const [teams, registry] = [path.join(scratch, 'teams'), machineRegistry()];
  const section = path.join(teams, SECTION);
  mkdirSync(teams);
  const person = newPerson(path.join(scratch, 'home'), registry);
  return [
    {
      name: 'npm create @composed-site/section sports',
      run: () => {
        npm(person, teams, 'config', 'set', `${SCOPE}:registry`, url);
        npm(person, teams, 'create', '--yes', `${SCOPE}/section`, 'sports');
      },
    },
    { name: 'npm install: writes the lockfile', run: () => npm(person, section, 'install') },
    {
      name: 'npm ci, as CI with a home of its own',
      run: () => npm(newPerson(path.join(scratch, 'ci'), registry), section, 'ci'),
    },
    { name: 'npm test: lint, types, unit tests', run: () => npm(person, section, 'test') },
    {
      name: 'npx mfe dev, seen in a browser',
      run: () => seeDevelopment(person, section, '/m/sports/list', 'sports-list'),
    },
    { name: 'npm run build', run: () => npm(person, section, 'run', 'build') },
    ...movedSteps(scratch, person),
  ];
}

async function take(steps: readonly Step[], taken: TakenStep[]): Promise<void> {
  for (const { name, run } of steps) {
    const started = performance.now();
    await run();
    const made = { name, ms: performance.now() - started };
    taken.push(made);
    process.stdout.write(stepRow(made));
  }
}

/**
 * `pnpm ten-minutes`: what the team of a new section does, from an empty folder to a rollback at one merchant, with packages
 * from a real registry; then a section of this repository, built in a repository of its own. Prints the seconds of each step
 * and keeps them in results/ten-minutes.md.
 */
async function main(): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'ten-minutes-'));
  const taken: TakenStep[] = [];
  let registry: Registry | undefined;
  try {
    await take(
      registrySteps(scratch, (started) => (registry = started)),
      taken,
    );
    if (registry === undefined) throw new Error('There is no registry');
    await take(teamSteps(scratch, registry.url), taken);
    const composed = composedSteps(scratch, path.join(scratch, 'teams'));
    taken.push(...composed);
    process.stdout.write(composed.map(stepRow).join(''));
    process.stdout.write(sumRow(taken));
  } finally {
    await registry?.close();
    rmSync(scratch, { recursive: true, force: true });
  }
  const rows = taken.map(({ name, ms }) => [name, (ms / 1000).toFixed(1)]);
  keepResult('ten-minutes.md', tableText([['step', 'seconds'], ...rows], [1]));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
