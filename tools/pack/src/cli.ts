import path from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from './pack-all';

const HELP = `Usage: pnpm pack:all --out <folder>

Compiles the packages that sections of other repositories install, and writes a tarball of each into the folder: the
contract, the kit, the build preset, the test kit, and the command line with what it needs. A registry takes them by
npm publish <tarball>.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean', default: false } } });
  if (values.help) return void process.stdout.write(HELP);
  if (values.out === undefined) throw new Error('Name the folder for the tarballs: pnpm pack:all --out <folder>');
  await packAll(path.resolve(values.out), (line) => process.stdout.write(`${line}\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
