import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { say } from 'emulator/local-site';
import { LOCAL } from 'emulator/start-settings';
import { startGateway } from 'reference-gateway/gateway';
import { prerenderPages } from 'release-cli/prerender/prerender-pages';
import { prepareStore } from './serve-site';

/**
 * Builds and publishes what changed, to every environment, renders the public pages with the gateway's data of now, and
 * serves nothing: what a test run starts from. Each of its sites would render the same pages itself otherwise.
 */
async function main(): Promise<void> {
  const home = path.resolve(WORKSPACE, process.env['MFE_HOME'] ?? '.local');
  const gateway = await startGateway({ test: true });
  try {
    for (const environment of ['production', 'staging', LOCAL]) {
      const store = await prepareStore(home, {
        environment,
        liveReload: false,
        asPublished: false,
        takesSettings: true,
      });
      await prerenderPages({ store, environment, site: gateway.url, report: say });
    }
  } finally {
    await gateway.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
