import { parseArgs } from 'node:util';
import { stopAll } from './command';
import { machineTable, machineVerdict, type MachineResult } from './machine-table';
import { MACHINES } from './machine-list';
import { tryMachine } from './try-machine';

const HELP = `Usage: pnpm check:machines [--only <part of a name>]... [--whole] [--list]

Tries the committed tree as other machines have it: each in a copy, with a home, a state folder and ports of its own.
On each: npm start until the site answers, the README's release commands, format, lint, types and some unit tests, and
a look whether the tree is unchanged; on a machine whose clock is faked, only the suites. With --whole also npm test on the first two. Machines that cannot be had here are
named as not run. It takes some minutes for each machine; nothing is left behind.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      whole: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const wanted = MACHINES.filter(
    ({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
  );
  if (wanted.length === 0) throw new Error(`No machine is named so: ${values.only.join(', ')}`);
  if (values.list) return void process.stdout.write(`${wanted.map(({ name }) => name).join('\n')}\n`);
  // A command that is ended fails its step, and its machine is cleared away as ever.
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopped = true;
      stopAll();
    });
  const results: MachineResult[] = [];
  for (const machine of wanted) {
    if (isStopped) break;
    process.stdout.write(`\n== ${machine.name}\n`);
    results.push(await tryMachine(machine, values.whole, (line) => process.stdout.write(`${line}\n`)));
  }
  const { line, hasFailed } = machineVerdict(results);
  process.stdout.write(`\n${machineTable(results)}\n\n${line}\n`);
  process.exitCode = hasFailed ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
