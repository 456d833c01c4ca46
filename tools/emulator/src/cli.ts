#!/usr/bin/env node
import { emulate } from './emulate';
import { emulatorOptions, HELP } from './emulator-words';
import { closeOnSignal, complain, sayReady } from './local-site';

async function main(): Promise<void> {
  const startedAt = Date.now();
  const options = emulatorOptions(process.argv.slice(2));
  if (options === null) return void process.stdout.write(HELP);
  const site = await emulate(options);
  closeOnSignal(site);
  sayReady(site.url, startedAt);
  for (const name of Object.keys(options.developed)) process.stdout.write(`${name}: ${site.url}/__dev/start\n`);
}

main().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
