import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from 'build-preset/package-info';
import { startDelivery } from 'delivery/server';
import { startGateway } from 'reference-gateway/server';
import { openStore } from 'release-cli/store/file-store';
import { saveSettings } from 'release-cli/store/save-settings';
import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';
import { publishSite } from './publish-site';

const HELP = `Usage: npm start -- [--env production|staging] [--assets-origin] [--test] [--games 20000]

Builds and publishes what changed, then serves the composed site with its data.
PORT and ASSETS_PORT move the origins, MFE_HOME the state folder (default .local).
`;

function readMerchants(): Record<string, MerchantConfig> {
  const folder = path.join(WORKSPACE, 'merchants');
  const configs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => parseMerchantConfig(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
  return Object.fromEntries(configs.map((config) => [config.code, config]));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: 'production' },
      'assets-origin': { type: 'boolean', default: false },
      'live-reload': { type: 'boolean', default: false },
      test: { type: 'boolean', default: false },
      games: { type: 'string', default: '640' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(HELP);
  const started = Date.now();
  const port = Number(process.env['PORT'] ?? 4100);
  const assetsPort = values['assets-origin'] ? Number(process.env['ASSETS_PORT'] ?? 4200) : undefined;
  const home = path.resolve(WORKSPACE, process.env['MFE_HOME'] ?? '.local');
  const store = openStore(home);
  const environment = values.env;
  await saveSettings(store, environment, {
    assetsBase: assetsPort === undefined ? '/r/' : `http://localhost:${assetsPort}/r/`,
    allowsOverrides: environment !== 'production',
    liveReload: values['live-reload'],
    merchants: readMerchants(),
  });
  await publishSite(store, home, environment, say);
  const gateway = await startGateway({ home, test: values.test, games: Number(values.games) });
  const delivery = await startDelivery({
    store,
    environment,
    port,
    gatewayUrl: gateway.url,
    defaultMerchant: 'aurora',
    ...(assetsPort === undefined ? {} : { assetsPort }),
  });
  const stop = (): void => {
    void Promise.all([delivery.close(), gateway.close()]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  say(
    `Ready in ${((Date.now() - started) / 1000).toFixed(1)} s: http://localhost:${port} (merchants: http://<merchant>.localhost:${port})`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
