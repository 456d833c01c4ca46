import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, UserError } from 'release-cli/text/user-error';
import { readConfiguration } from './configuration/read-configuration';
import { SERVICE_NAMES, type ServiceName } from './configuration/schemas';
import { withSecretFiles } from './configuration/secrets';
import { assertPeople } from 'control/people/people';
import { startControlService } from './services/control';
import { startGatewayService } from './services/gateway';
import { startOrigin } from './services/origin';
import { endOnSignal, stopTimes, type Service } from 'services/service';
import { openTelling, type TellingSetup } from './services/telling';
import { startTicker } from './services/ticker';
import type { Surroundings } from './services/surroundings';

const USAGE = `Usage: pnpm serve <${SERVICE_NAMES.join('|')}> --config <file.json> [--check]

Runs one service from its configuration until SIGTERM. Its log is JSON, a line for each event, on standard output.
--check reads configuration and secrets, and starts nothing.
`;

interface Prepared extends TellingSetup {
  readonly listen: { readonly port: number };
  readonly stop: Parameters<typeof stopTimes>[0];
  readonly start: (surroundings: Surroundings) => Promise<Service>;
}

/** Reads the configuration of a service, and says how it is started with it. */
function prepared(name: ServiceName, file: string): Prepared {
  switch (name) {
    case 'origin': {
      const configuration = readConfiguration('origin', file);
      return { ...configuration, start: (surroundings) => startOrigin(configuration, surroundings) };
    }
    case 'gateway': {
      const configuration = readConfiguration('gateway', file);
      return { ...configuration, start: (surroundings) => startGatewayService(configuration, surroundings) };
    }
    case 'ticker': {
      const configuration = readConfiguration('ticker', file);
      return { ...configuration, start: (surroundings) => startTicker(configuration, surroundings) };
    }
    case 'control': {
      const configuration = readConfiguration('control', file);
      assertPeople(configuration.people, file);
      return { ...configuration, start: (surroundings) => startControlService(configuration, surroundings) };
    }
  }
}

/** The refusal of an address that cannot be listened on, by the field that names it. */
function listenFault(error: NodeJS.ErrnoException, file: string, port: number): Error {
  const why = {
    EADDRINUSE: 'is in use',
    EACCES: 'is not open to this account',
    EADDRNOTAVAIL: 'is at no address of this machine',
  }[error.code ?? ''];
  return why === undefined ? error : new UserError(`${file}: the port of listen, ${port}, ${why}: name another`);
}

async function serve(name: ServiceName, file: string, isCheck: boolean): Promise<void> {
  const configured = prepared(name, file);
  const { start, listen, stop } = configured;
  const variables = withSecretFiles(process.env);
  if (isCheck) {
    process.stdout.write(`${file} is sound\n`);
    return;
  }
  const { log, telemetry, ending } = openTelling(name, configured);
  const service = await start({ variables, log, telemetry }).catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, file, listen.port);
  });
  log.info({ event: 'listening', url: service.url });
  endOnSignal([ending(service)], stopTimes(stop), {
    stopping: (signal) => log.info({ event: 'stopping', signal }),
    stopped: (cutOff) => log[cutOff === 0 ? 'info' : 'warn']({ event: 'stopped', cutOff }),
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const name = SERVICE_NAMES.find((known) => known === positionals[0]);
  if (values.help) process.stdout.write(USAGE);
  else if (name === undefined || positionals.length > 1 || values.config === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  } else await serve(name, path.resolve(values.config), values.check);
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
