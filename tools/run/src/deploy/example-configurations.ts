import type { SCHEMAS, ServiceName } from '../configuration/schemas';
import type * as v from 'valibot';

/** The configuration of each service, as a file has it. */
export type Examples = { readonly [Name in ServiceName]: v.InferInput<(typeof SCHEMAS)[Name]> };

/** Where the state of a machine lies: store, trust and what the machine has seen. */
export const STATE_FOLDER = '/var/lib/mobile-site';

/** Where the keys of people lie who release by the console: a folder for each, with `keys/` in it. */
export const PEOPLE_FOLDER = '/etc/mobile-site/people';

/** How long balancers and scrapers have to hear of an end; they ask every few seconds. */
const ANNOUNCED = { announceSeconds: 5, limitSeconds: 20 };

function examples(
  address: string,
  host: (service: ServiceName) => string,
  more: Pick<Examples['gateway'], 'trustedProxies'>,
): Examples {
  const everywhere = { home: STATE_FOLDER, stop: ANNOUNCED };
  const gateway = `http://${host('gateway')}:4300`;
  return {
    origin: {
      $schema: '../schemas/origin.schema.json',
      environment: 'production',
      ...everywhere,
      listen: { address, port: 4100 },
      gateway,
      defaultMerchant: 'aurora',
      hosts: { domains: ['site.example'], exact: {} },
    },
    gateway: {
      $schema: '../schemas/gateway.schema.json',
      ...everywhere,
      home: `${STATE_FOLDER}/gateway`,
      listen: { address, port: 4300 },
      ...more,
    },
    ticker: {
      $schema: '../schemas/ticker.schema.json',
      environment: 'production',
      ...everywhere,
      listen: { address, port: 4400 },
      gateway,
    },
    control: {
      $schema: '../schemas/control.schema.json',
      environment: 'production',
      ...everywhere,
      listen: { address, port: 4500 },
      gateway,
      publicAddress: 'https://releases.example',
      provider: { issuer: 'https://login.example', clientId: 'release-console' },
      people: {
        'subject-of-ann': { name: 'Ann', grants: [{ role: 'viewer' }] },
        'subject-of-bo': { name: 'Bo', keys: `${PEOPLE_FOLDER}/bo`, grants: [{ role: 'releaser' }] },
        'subject-of-cy': { name: 'Cy', keys: `${PEOPLE_FOLDER}/cy`, grants: [{ role: 'approver' }] },
      },
    },
  };
}

/** All services on one machine, where nobody else reaches their ports. */
export const ON_ONE_MACHINE = examples('127.0.0.1', () => '127.0.0.1', {});

/** Each in a container of its own, where the others reach it by its name. */
export const IN_CONTAINERS = examples('0.0.0.0', (service) => service, { trustedProxies: ['uniquelocal'] });
