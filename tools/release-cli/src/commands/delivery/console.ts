import { resolve } from 'node:path';
import { readConsole } from '../../console/read-console';
import { renderConsole } from '../../console/render-console';
import { updateConsole } from '../../console/update-console';
import { findHealthSource, type HealthSource } from '../../health/health-source';
import { UserError, WrongUsage } from '../../text/user-error';
import { readSettings } from '../../settings/settings';
import {
  assertAtMost,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  ownEnvironment,
} from '../../command-line/command';
import { writeTextFile } from '../../command-line/text-file';

const USAGE = 'console [--out file.html] [--health] [--url https://site]';

async function sourceOf(context: CommandContext, input: CommandInput): Promise<HealthSource | undefined> {
  const url = textOption(input, 'url');
  if (input.values['health'] !== true && url === undefined) return undefined;
  return findHealthSource({ url, home: context.home, environment: context.variables });
}

export const consoleCommand: Command = {
  name: 'console',
  usage: USAGE,
  summary: 'make the page that shows merchants by packages, rollouts, health, proven sets and history',
  options: { out: { type: 'string' }, health: { type: 'boolean' }, url: { type: 'string' } },
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 0, USAGE);
    const { store, environment, report, isDryRun } = context;
    const out = textOption(input, 'out');
    if (out === '') throw new WrongUsage('Name a file after --out');
    const found = await readSettings(store, environment);
    if (found === null) throw new UserError(`There is no environment ${environment}`);
    if (out === undefined && !found.settings.allowsOverrides)
      throw new UserError(`${environment} shows its console to nobody: write it to a file with --out`);
    const health = await sourceOf(context, input);
    if (isDryRun) {
      report('Nothing is written: this was a dry run.');
      return { value: { environment, file: null, isWritten: false } };
    }
    if (out === undefined) {
      await updateConsole(store, environment, { health });
      report(`The console of ${environment} is renewed; its site shows it at /releases/.`);
      return { value: { environment, file: null, isWritten: true } };
    }
    const file = resolve(out);
    await writeTextFile(file, renderConsole(await readConsole({ store, environment, health })));
    report(`The console of ${environment} is written to ${file}.`);
    return { value: { environment, file, isWritten: true } };
  },
};
