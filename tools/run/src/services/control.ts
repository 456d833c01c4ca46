import { startControl } from 'control/control';
import { UserError } from 'release-cli/text/user-error';
import type { Service } from 'services/service';
import type { ControlConfiguration } from '../configuration/schemas';
import type { Variables } from '../configuration/secrets';
import { healthOf, type Surroundings } from './surroundings';

const SHORTEST_SECRET = 32;

function required(variables: Variables, name: string, shortest: number, what: string): string {
  const value = variables[name] ?? '';
  if (value.length >= shortest) return value;
  const fault = value === '' ? 'is missing' : `has fewer than ${shortest} characters`;
  throw new UserError(`${name} ${fault}: it is ${what}, given by the variable or by a file that ${name}_FILE names`);
}

/** Starts the console of a configuration, with its secrets from the variables. */
export async function startControlService(
  configuration: ControlConfiguration,
  surroundings: Surroundings,
): Promise<Service> {
  const { environment, home, store, listen, publicAddress, provider, people, gateway, allowPrivate, previewDomain } =
    configuration;
  const { variables, log } = surroundings;
  return startControl({
    environment,
    home,
    store: store ?? (variables['MFE_STORE'] || undefined),
    variables,
    people,
    ...listen,
    publicAddress,
    provider: {
      ...provider,
      clientSecret: required(variables, 'MFE_OIDC_CLIENT_SECRET', 1, 'what the console shows to its provider'),
    },
    secret: required(variables, 'MFE_CONSOLE_SECRET', SHORTEST_SECRET, 'what seals the cookies of the console'),
    gateway,
    allowPrivate,
    previewDomain,
    health: healthOf(configuration, surroundings),
    audit: (entry) => log.info({ event: 'audit', ...entry }),
    complain: (reason) => log.error({ event: 'request.failed', reason }),
    onAnswered: (request) => log.info({ event: 'request', ...request }),
  });
}
