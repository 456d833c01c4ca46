import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { startDelivery } from 'delivery/server';
import { startGateway } from 'reference-gateway/gateway';
import { authorHere } from 'release-cli/command-line/author';
import { findHealthSource, type HealthSource } from 'release-cli/health/health-source';
import { readMap } from 'release-cli/map/read-map';
import type { Store } from 'release-cli/trust/store';
import { ensureKeys } from 'release-cli/key-management/create-keys';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';
import { requirePorts } from './ports/busy-port';
import { portOf } from './ports/read-port';
import { publishSite } from './publish-site';
import { endOnSignal } from './services/service';
import { writeStartSettings, type StartSettings } from './start-settings';
import { startTicking } from './ticking';
import { parseJsonText } from 'release-cli/text/json-text';
import { messageOf } from 'release-cli/text/user-error';
import { prerenderPages } from 'release-cli/prerender/prerender-pages';
import { shownText } from 'release-cli/text/plain-text';

/** Whose site `localhost` itself is. */
const DEFAULT_MERCHANT = 'aurora';

/** How long running requests may hold up the end of the site. */
const STOP_LIMIT_MS = 3000;

/** What a start brings into the store. */
export interface PrepareOptions extends Omit<StartSettings, 'merchants'> {
  /** Builds and publishes nothing: serves what the map says. */
  readonly asPublished: boolean;
}

/** How the local site is served. What lies around it comes from the variables PORT, ASSETS_PORT, MFE_HOME, MFE_STORE. */
export interface ServeOptions {
  /** The command as the user would write it again, for remedies. */
  readonly command: string;
  readonly environment: string;
  /** Open pages load a new build by themselves. */
  readonly liveReload: boolean;
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
}

/** Reads every merchant's configuration; throws with the file's name when one is not valid, unknown fields included. */
export function readMerchants(folder = path.join(WORKSPACE, 'merchants')): Record<string, MerchantConfig> {
  const configs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      try {
        return parseMerchantConfig(parseJsonText(readFileSync(path.join(folder, file), 'utf8')));
      } catch (error) {
        throw new Error(`merchants/${file}: ${error instanceof Error ? error.message : 'not readable'}`);
      }
    });
  return Object.fromEntries(configs.map((config) => [config.code, config]));
}

function say(line: string): void {
  process.stdout.write(`${shownText(line)}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${shownText(line)}\n`);
}

/** Pages begin with their skeletons where they cannot be rendered: the site is served all the same. */
function tellFault(error: unknown): void {
  complain(`Public pages are not rendered: ${messageOf(error)}`);
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
  await writeStartSettings(store, { ...options, merchants: readMerchants() }, say);
  if (!asPublished) await publishSite(store, home, environment, say);
  const { map } = await readMap(store, environment);
  if (map.defaults['host-shell'] === undefined)
    say(
      `${environment} serves nobody yet. Release to it: mfe promote --from staging --to ${environment}, or mfe publish <package> --env ${environment} and mfe promote`,
    );
  return store;
}

/** The ports of the site's origins; throws a sentence with the remedy before anything is built where one is taken. */
async function requireOrigins({
  assetsOrigin,
  command,
}: Pick<ServeOptions, 'assetsOrigin' | 'command'>): Promise<{ readonly port: number; readonly assetsPort?: number }> {
  const port = portOf(process.env, 'PORT', 4100);
  const again = (name: string, other: number): string => {
    const given = ['PORT', 'ASSETS_PORT'].flatMap((variable) => {
      const text = variable === name ? String(other) : process.env[variable];
      return text === undefined ? [] : [`${variable}=${text}`];
    });
    return [...given, command].join(' ');
  };
  const site = { port, remedy: (other: number) => again('PORT', other) };
  if (!assetsOrigin) {
    await requirePorts([site]);
    return { port };
  }
  const assetsPort = portOf(process.env, 'ASSETS_PORT', 4200);
  await requirePorts([site, { port: assetsPort, remedy: (other) => again('ASSETS_PORT', other) }]);
  return { port, assetsPort };
}

/** Builds and publishes what changed, then serves the composed site with its data until the process is told to stop. */
export async function serveSite(options: ServeOptions): Promise<{ readonly url: string; readonly store: Store }> {
  const started = Date.now();
  const { environment, at } = options;
  const { port, assetsPort } = await requireOrigins(options);
  const home = path.resolve(WORKSPACE, process.env['MFE_HOME'] ?? '.local');
  const store = await prepareStore(home, { ...options, assetsPort });
  const gateway = await startGateway({
    home,
    test: options.test,
    games: options.games,
    ...(at === undefined ? {} : { now: () => at }),
  });
  const health = (): Promise<HealthSource> => findHealthSource({ url: gateway.url, home, environment: process.env });
  const origin = { store, environment, port, gatewayUrl: gateway.url, defaultMerchant: DEFAULT_MERCHANT, health };
  const clock = at === undefined ? {} : { now: () => at };
  const pages = { store, environment, site: gateway.url, isChangedOnly: true, ...clock };
  const first = options.test ? {} : { merchants: [DEFAULT_MERCHANT] };
  await prerenderPages({ ...pages, ...first, report: complain }).catch(tellFault);
  const delivery = await startDelivery({ ...origin, assetsPort, report: complain }).catch(async (error: unknown) => {
    // A port that is taken must not leave the other half of the site running.
    await gateway.close();
    throw error;
  });
  const told = { report: say, complain, ...clock };
  const ticking = startTicking({
    store,
    environment,
    health,
    site: options.test ? null : gateway.url,
    ...(options.test ? {} : { places: { home, variables: process.env } }),
    ...told,
  });
  // The other merchants' first pages, while the site is served; ticks keep all of them fresh. A test counts the calls of its
  // own pages only: for it, all are rendered before, and never again.
  if (!options.test) void prerenderPages(pages).catch(tellFault);
  // What a tick writes is written whole or not at all: nobody waits for it.
  const ticks = { announceStop: () => void ticking.stop(), stop: () => Promise.resolve(0) };
  endOnSignal([ticks, delivery, gateway], { announceMs: 0, limitMs: STOP_LIMIT_MS });
  const url = `http://localhost:${port}`;
  say(
    `Ready in ${((Date.now() - started) / 1000).toFixed(1)} s: ${url} (merchants: http://<merchant>.localhost:${port})`,
  );
  return { url, store };
}
