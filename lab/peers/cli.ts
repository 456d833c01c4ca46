import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import type { SourceChange } from '../monolith/source-rules';
import { buildPeer } from './build-peer';
import { PEERS } from './peer-input';

/** `cli.ts <plain|stock> <folder> [change as JSON]`: the sources as somebody else would build them. */
async function main(): Promise<void> {
  const [name, output, change] = process.argv.slice(2);
  const peer = PEERS.find((known) => known === name);
  if (peer === undefined) throw new Error(`${name} is no peer: there are ${PEERS.join(', ')}`);
  if (output === undefined) throw new Error(`Which folder is ${peer} to be built into?`);
  const started = Date.now();
  const parsed = change === undefined ? undefined : (JSON.parse(change) as SourceChange);
  await buildPeer(peer, path.resolve(WORKSPACE, output), parsed);
  process.stdout.write(`${peer} built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
