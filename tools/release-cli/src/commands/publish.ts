import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { requirePackage } from '../map/edits';
import { publishDist } from '../publish/publish';
import { Refusal } from '../refusal';
import type { Report } from '../report';
import { assertAtMost, textOption, type Command } from './command';

const USAGE = 'publish <package> [--dist folder]';

/** Builds one package and nothing else. */
async function build(repository: string, name: PackageName, report: Report): Promise<void> {
  report(`Building ${name} …`);
  const script = join(repository, 'tools/build-preset/src/cli.ts');
  const child = spawn(join(repository, 'node_modules/.bin/tsx'), [script, name], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const status = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  if (status !== 0) {
    report(output.trimEnd());
    throw new Refusal(`${name} does not build, so nothing was published`);
  }
}

export const publishCommand: Command = {
  name: 'publish',
  usage: USAGE,
  summary: 'build one package and put it into the store; nobody is served it yet',
  options: { dist: { type: 'string' } },
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    const { store, environment, repository, author, reason, report, isDryRun } = context;
    const name = requirePackage(input.positionals[0]);
    const folder = textOption(input, 'dist');
    if (folder === undefined) await build(repository, name, report);
    const result = await publishDist({
      store,
      dist: folder === undefined ? join(repository, name, 'dist') : resolve(folder),
      environments: environment.split(','),
      author,
      reason,
      expects: name,
      dryRun: isDryRun,
      report,
    });
    report('Nobody gets anything else than before.');
    if (isDryRun) report('Nothing is written: this was a dry run.');
    return { value: result };
  },
};
