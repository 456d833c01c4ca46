import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { buildMonolith } from './build-monolith';
import type { SourceChange } from './source-rules';

/** `cli.ts <folder> [change as JSON]`: all sources as one application, what `pnpm bench` compares the composed site with. */
async function main(): Promise<void> {
  const [output, change] = process.argv.slice(2);
  if (output === undefined) throw new Error('Which folder is the monolith to be built into?');
  const started = Date.now();
  const parsed = change === undefined ? undefined : (JSON.parse(change) as SourceChange);
  await buildMonolith(path.resolve(WORKSPACE, output), parsed);
  process.stdout.write(`monolith built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
