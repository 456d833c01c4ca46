import { randomBytes } from 'node:crypto';
import { startControl } from 'control/control';
import { CALLBACK_PATH } from 'control/server/sign-in-routes';
import { startLocalProvider } from 'control/local/local-provider';
import { complain } from 'emulator/local-site';
import { findHealthSource } from 'release-cli/health/health-source';
import type { Service } from 'services/service';

/** What stands beside a site on this machine. */
export interface LocalConsoleOptions {
  readonly environment: string;
  /** State folder, whose keys the operator signs with. */
  readonly home: string;
  /** Address of the site, whose gateway knows how versions do. */
  readonly site: string;
  readonly port: number;
}

/** The operator of this machine signs with the keys that are there; the viewer only looks. */
const PEOPLE = {
  operator: { name: 'Operator', keys: '.', grants: [{ role: 'releaser' as const }, { role: 'approver' as const }] },
  viewer: { name: 'Viewer', grants: [{ role: 'viewer' as const }] },
};

/** The password of both, on this machine only; the demo accounts of the site have the same. */
const PASSWORD = 'Demo1234';

/** Starts the operators' console of a site on this machine, with a provider of its own; gives also what to say of it. */
export async function startLocalConsole({
  environment,
  home,
  site,
  port,
}: LocalConsoleOptions): Promise<Service & { readonly greeting: string }> {
  const publicAddress = `http://localhost:${port}`;
  const accounts = Object.fromEntries(Object.keys(PEOPLE).map((name) => [name, PASSWORD]));
  const { close, ...provider } = await startLocalProvider(accounts, `${publicAddress}${CALLBACK_PATH}`);
  const control = await startControl({
    environment,
    home,
    store: process.env['MFE_STORE'] || undefined,
    variables: process.env,
    people: PEOPLE,
    address: '127.0.0.1',
    port,
    publicAddress,
    provider,
    secret: randomBytes(32).toString('base64'),
    gateway: site,
    allowPrivate: true,
    health: () => findHealthSource({ url: site, home, environment: process.env }),
    // The history keeps what was written; who looked is of no interest here.
    audit: () => undefined,
    complain,
  });
  return {
    ...control,
    stop: async (limitMs) => {
      const [cutOff] = await Promise.all([control.stop(limitMs), close()]);
      return cutOff;
    },
    greeting: `Console of ${environment}: ${publicAddress}/releases/ (operator or viewer, ${PASSWORD})`,
  };
}
