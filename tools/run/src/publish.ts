import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { prepareStore } from './serve-site';
import { LOCAL } from './start-settings';

/** Builds and publishes what changed, to every environment, and serves nothing: what a test run starts from. */
async function main(): Promise<void> {
  const home = path.resolve(WORKSPACE, process.env['MFE_HOME'] ?? '.local');
  for (const environment of ['production', 'staging', LOCAL])
    await prepareStore(home, { environment, liveReload: false, asPublished: false, takesSettings: true });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
