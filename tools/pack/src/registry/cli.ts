import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SCOPE } from 'create-section/published-names';
import { readPort } from 'emulator/ports/read-port';
import { packedOnce } from '../packed-once';
import { startRegistry } from './registry';

/** The usual port of the registry's program. */
const PORT = '4873';

const HELP = `Usage: pnpm registry [--port ${PORT}]

Packs the packages that sections of other repositories install, and serves them by a registry on this machine until it is
ended. All other packages come from the registry that npm is configured for. The registry's program is fetched by npm.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: PORT }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return void process.stdout.write(HELP);
  const port = readPort('--port', values.port);
  const packed = await packedOnce();
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const registry = await startRegistry(packed, path.join(scratch, 'registry'), port);
  process.stdout.write(
    `${packed.length} packages are at ${registry.url}\n` +
      `npm installs them after: npm config set ${SCOPE}:registry ${registry.url}\n` +
      `A new section:           npm create ${SCOPE}/section sports\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void registry.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
