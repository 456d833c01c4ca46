import { parseArgs } from 'node:util';
import { developedOf } from 'emulator/emulator-words';
import { LOCAL } from 'emulator/start-settings';
import { readMoment } from 'release-cli/text/read-moment';
import { isCollectorAddress } from './configuration/fields';
import { serveSite } from './serve-site';

const HELP = `Usage: npm start -- [--env local|staging|production] [--assets-origin] [--as-published] [--take-settings] [--test]
                    [--games 20000] [--at <moment>] [--develop <package>=<address>] [--collector <address>]

Builds and publishes what changed, then serves the composed site with its data: as the environment "local" unless told.
With --as-published nothing is built: the site is what the release map says. Production is always served so.
Settings that the environment has stay; --take-settings writes those of the working tree over them.
With --at 2026-03-18T06:30:00Z the data is of that moment, at which the gateway's clock stands still.
With --develop, as mfe dev starts it, /__dev/start asks for the build that is served at the address; --watch-gateway starts
the gateway again when its sources change.
Beside every other environment than local stands its console, where an operator signs in and releases.
With --collector http://127.0.0.1:4318 an OpenTelemetry collector there gets traces of every tap, and figures.
PORT, ASSETS_PORT and CONSOLE_PORT move the servers, MFE_HOME the state folder (default .local).
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: LOCAL },
      'assets-origin': { type: 'boolean', default: false },
      'as-published': { type: 'boolean', default: false },
      'take-settings': { type: 'boolean', default: false },
      test: { type: 'boolean', default: false },
      games: { type: 'string', default: '640' },
      at: { type: 'string' },
      'watch-gateway': { type: 'boolean', default: false },
      develop: { type: 'string', multiple: true, default: [] },
      collector: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new Error(`--games takes a whole number, not ${values.games}`);
  const at = values.at === undefined ? undefined : readMoment(values.at)?.getTime();
  if (values.at !== undefined && at === undefined)
    throw new Error(`--at takes a moment as 2026-03-18T06:30:00Z, not ${values.at}`);
  const { collector } = values;
  if (collector !== undefined && !isCollectorAddress(collector))
    throw new Error(`--collector takes an address such as http://127.0.0.1:4318, not ${collector}`);
  const words = process.argv.slice(2);
  await serveSite({
    command: ['npm start', ...(words.length === 0 ? [] : ['--', ...words])].join(' '),
    environment: values.env,
    test: values.test,
    games,
    assetsOrigin: values['assets-origin'],
    // What players get is what an operator releases, and nobody's working tree.
    asPublished: values['as-published'] || values.env === 'production',
    takesSettings: values['take-settings'],
    watchesGateway: values['watch-gateway'],
    developed: developedOf(values.develop),
    collector,
    ...(at === undefined ? {} : { at }),
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
