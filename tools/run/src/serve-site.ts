import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { closeOnSignal, say, sayReady, serveLocally } from 'emulator/local-site';
import { requirePorts } from 'emulator/ports/busy-port';
import { portOf } from 'emulator/ports/read-port';
import { readMerchants } from 'emulator/site-merchants';
import { LOCAL, writeStartSettings, type StartSettings } from 'emulator/start-settings';
import { authorHere } from 'release-cli/command-line/author';
import { ensureKeys } from 'release-cli/key-management/create-keys';
import { readMap } from 'release-cli/map/read-map';
import { UNSIGNED_ENVIRONMENT } from 'release-cli/trust/at-hand';
import type { Store } from 'release-cli/trust/store';
import { openTrustedStore } from 'release-cli/trust/trusting';
import type { LocalConsoleOptions, startLocalConsole } from './local-console';
import { collected, openCollector, type Collector } from './collector/open-collector';
import { publishSite } from './publish-site';
import { watchedGateway } from './watched-gateway';

/** What a start brings into the store. */
export interface PrepareOptions extends Omit<StartSettings, 'merchants'> {
  /** Builds and publishes nothing: serves what the map says. */
  readonly asPublished: boolean;
}

/** How the local site is served. What lies around it comes from the variables PORT, ASSETS_PORT, CONSOLE_PORT, MFE_HOME, MFE_STORE. */
export interface ServeOptions {
  /** The command as the user would write it again, for remedies. */
  readonly command: string;
  readonly environment: string;
  /** Writes the settings of the working tree over those that the environment has. */
  readonly takesSettings: boolean;
  /** Opens the gateway's control API. */
  readonly test: boolean;
  readonly games: number;
  /** Serves the packages' files from an origin of their own. */
  readonly assetsOrigin: boolean;
  /** Builds and publishes nothing: serves what the map says. */
  readonly asPublished: boolean;
  /** The moment at which the gateway's clock stands, milliseconds since the epoch; without it, it goes. */
  readonly at?: number;
  /** The gateway is a process of its own, which begins again when its sources change. */
  readonly watchesGateway: boolean;
  /** Addresses of builds that somebody develops, by package. */
  readonly developed?: Readonly<Record<string, string>>;
  /** Address of a collector that takes OTLP over HTTP: it gets figures, and the traces of all pages. */
  readonly collector?: string | undefined;
}

/** The way to a collector, for each server of the site. */
function collectorsOf(address: string): Readonly<Record<'origin' | 'gateway', Collector>> {
  const open = (service: string): Collector =>
    openCollector({
      service,
      address,
      requestsPercent: 0,
      onAway: (fault) => say(fault === null ? `${address} collects again` : `${address} collects nothing: ${fault}`),
    });
  return { origin: open('origin'), gateway: open('gateway') };
}

/** Opens the store of this machine; an environment without keys gets its first, which signs what is there. */
async function openSignedStore(home: string, environment: string): Promise<Store> {
  const places = { home, environment: process.env };
  const store = openTrustedStore(process.env['MFE_STORE'] || undefined, places);
  const owner = authorHere(WORKSPACE, process.env);
  const made = await ensureKeys({ store, places, environment, owner });
  if (made !== null) say(`${environment} is signed by new keys of this machine: mfe keys list --env ${environment}`);
  return store;
}

/** Brings the store up to the working tree: settings where there are none, and a release of every package that changed. */
export async function prepareStore(home: string, options: PrepareOptions): Promise<Store> {
  const { environment, asPublished } = options;
  const store = await openSignedStore(home, environment);
  await writeStartSettings(store, { ...options, merchants: readMerchants(path.join(WORKSPACE, 'merchants')) }, say);
  if (!asPublished) await publishSite(store, home, environment, say);
  const { map } = await readMap(store, environment);
  if (map.defaults['host-shell'] === undefined)
    say(
      `${environment} serves nobody yet. Release to it: mfe promote --from staging --to ${environment}, or mfe publish <package> --env ${environment} and mfe promote`,
    );
  return store;
}

/** A port that a start listens on: the variable that moves it, and the usual one. */
const PORTS = { port: ['PORT', 4100], assetsPort: ['ASSETS_PORT', 4200], consolePort: ['CONSOLE_PORT', 4500] } as const;
type Ports = Partial<Record<keyof typeof PORTS, number>> & { readonly port: number };

/** Environments of whoever develops: nobody releases to them, so they have no console. */
const NOT_RELEASED: readonly string[] = [LOCAL, UNSIGNED_ENVIRONMENT];

/**
 * The ports that a start listens on; throws a sentence with the remedy before anything is built where one is taken. A site of
 * tests has no console either.
 */
async function requireOrigins({ assetsOrigin, command, environment, test }: ServeOptions): Promise<Ports> {
  const again = (name: string, other: number): string => {
    const given = Object.values(PORTS).flatMap(([variable]) => {
      const text = variable === name ? String(other) : process.env[variable];
      return text === undefined ? [] : [`${variable}=${text}`];
    });
    return [...given, command].join(' ');
  };
  const names = [
    'port' as const,
    ...(assetsOrigin ? ['assetsPort' as const] : []),
    ...(NOT_RELEASED.includes(environment) || test ? [] : ['consolePort' as const]),
  ];
  const wanted = names.map((name) => {
    const [variable, usual] = PORTS[name];
    return { name, port: portOf(process.env, variable, usual), remedy: (other: number) => again(variable, other) };
  });
  await requirePorts(wanted);
  return Object.fromEntries(wanted.map(({ name, port }) => [name, port])) as Ports;
}

/** Its provider is loaded only where it is started: it has something to say about the version of Node. */
async function consoleBeside(options: LocalConsoleOptions): ReturnType<typeof startLocalConsole> {
  const { startLocalConsole: start } = await import('./local-console');
  return start(options);
}

/** Builds and publishes what changed, then serves the composed site with its data until the process is told to stop. */
export async function serveSite(options: ServeOptions): Promise<void> {
  const startedAt = Date.now();
  const { environment, test, games, at, developed } = options;
  const { port, assetsPort, consolePort } = await requireOrigins(options);
  const home = path.resolve(WORKSPACE, process.env['MFE_HOME'] ?? '.local');
  const store = await prepareStore(home, { ...options, liveReload: false, assetsPort });
  const gateway = options.watchesGateway ? await watchedGateway(home, games) : undefined;
  const places = { store, environment, home, port, assetsPort };
  const collectors = options.collector === undefined ? undefined : collectorsOf(options.collector);
  const telemetry = collectors && { origin: collectors.origin.telemetry, gateway: collectors.gateway.telemetry };
  const site = await serveLocally({ ...places, gateway, test, isSteady: test, games, at, developed, telemetry });
  const console =
    consolePort === undefined ? null : await consoleBeside({ environment, home, site: site.url, port: consolePort });
  const served = collectors === undefined ? site : collected(site, Object.values(collectors));
  closeOnSignal(served, ...(console === null ? [] : [console]));
  if (console !== null) say(console.greeting);
  sayReady(site.url, startedAt);
}
