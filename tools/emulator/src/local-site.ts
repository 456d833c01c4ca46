import { startDelivery } from 'delivery/server';
import { startGateway, type Gateway, type GatewayOptions } from 'reference-gateway/gateway';
import { findHealthSource, type HealthSource } from 'release-cli/health/health-source';
import { prerenderPages } from 'release-cli/prerender/prerender-pages';
import { shownText } from 'release-cli/text/plain-text';
import { messageOf } from 'release-cli/text/user-error';
import type { Store } from 'release-cli/trust/store';
import { endOnSignal, stopServices, type Service } from 'services/service';
import type { ServerTelemetry } from 'services/telemetry';
import { startTicking } from './ticking';

/** Whose site `localhost` itself is. */
const DEFAULT_MERCHANT = 'aurora';

/** How long running requests may hold up the end of the site. */
const STOP_LIMIT_MS = 3000;

/** A site on this machine: an environment of a store, and how it is served. */
export interface LocalSite {
  readonly store: Store;
  readonly environment: string;
  /** Folder of the gateway's database and of the operator's token. */
  readonly home: string;
  readonly port: number;
  /** Port of a second origin for the packages' files. */
  readonly assetsPort?: number | undefined;
  /** Opens the gateway's control API. */
  readonly test: boolean;
  /** All pages are rendered before it is ready, and never again: a test counts the calls of its own pages only. */
  readonly isSteady: boolean;
  readonly games: number;
  /** The moment at which the gateway's clock stands, milliseconds since the epoch; without it, it goes. */
  readonly at?: number | undefined;
  /** A gateway in the place of one in this process. */
  readonly gateway?: Service | undefined;
  /** Called with the gateway of this process before any page is rendered. */
  readonly onGateway?: (gateway: Pick<Gateway, 'app'>) => Promise<void>;
  /** Addresses of builds that somebody develops, by package: the start page of developers asks for them. */
  readonly developed?: Readonly<Record<string, string>> | undefined;
  /** Collects traces and figures of both servers, and traces of every page. */
  readonly telemetry?: { readonly origin: ServerTelemetry; readonly gateway: ServerTelemetry } | undefined;
}

/** Writes a line to the terminal, without what could steer it. */
export function say(line: string): void {
  process.stdout.write(`${shownText(line)}\n`);
}

/** The same for what went wrong. */
export function complain(line: string): void {
  process.stderr.write(`${shownText(line)}\n`);
}

/** Pages begin with their skeletons where they cannot be rendered: the site is served all the same. */
function tellFault(error: unknown): void {
  complain(`Public pages are not rendered: ${messageOf(error)}`);
}

function gatewayOptions({ home, test, games, at, telemetry }: LocalSite): GatewayOptions {
  const clock = at === undefined ? {} : { now: () => at };
  return { home, test, games, telemetry: telemetry?.gateway, tracedPages: 100, ...clock };
}

async function startOwnGateway(site: LocalSite): Promise<Service> {
  const gateway = await startGateway(gatewayOptions(site));
  try {
    await site.onGateway?.(gateway);
    return gateway;
  } catch (error) {
    await gateway.close();
    throw error;
  }
}

/** Serves gateway, pages and files of a store on this machine until it is stopped. */
export async function serveLocally(site: LocalSite): Promise<Service> {
  const { store, environment, home, isSteady, port, assetsPort, at, developed } = site;
  const gateway = site.gateway ?? (await startOwnGateway(site));
  const health = (): Promise<HealthSource> => findHealthSource({ url: gateway.url, home, environment: process.env });
  const clock = at === undefined ? {} : { now: () => at };
  const pages = { store, environment, site: gateway.url, isChangedOnly: true, ...clock };
  const first = isSteady ? {} : { merchants: [DEFAULT_MERCHANT] };
  const origin = { store, environment, port, assetsPort, gatewayUrl: gateway.url, defaultMerchant: DEFAULT_MERCHANT };
  try {
    await prerenderPages({ ...pages, ...first, report: complain }).catch(tellFault);
    const telemetry = site.telemetry?.origin;
    const delivery = await startDelivery({ ...origin, health, developed, telemetry, report: complain });
    const told = {
      report: say,
      complain,
      ...clock,
      ...(site.test ? {} : { places: { home, variables: process.env } }),
    };
    const ticking = startTicking({ store, environment, health, site: isSteady ? null : gateway.url, ...told });
    // The other merchants' first pages, while the site is served; ticks keep all of them fresh.
    if (!isSteady) void prerenderPages(pages).catch(tellFault);
    return {
      url: delivery.url,
      announceStop: () => {
        // What a tick writes is written whole or not at all: nobody waits for it.
        void ticking.stop();
        delivery.announceStop();
        gateway.announceStop();
      },
      stop: (limitMs) => stopServices([delivery, gateway], { announceMs: 0, limitMs }),
    };
  } catch (error) {
    // What fails must not leave the other half of the site running.
    await gateway.stop(0);
    throw error;
  }
}

/** Ends the site with what stands beside it, and the process, when it is told to. */
export function closeOnSignal(...services: readonly Service[]): void {
  endOnSignal(services, { announceMs: 0, limitMs: STOP_LIMIT_MS });
}

/** What a site says once it can be opened. */
export function sayReady(url: string, startedAt: number): void {
  const { port } = new URL(url);
  say(
    `Ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${url} (merchants: http://<merchant>.localhost:${port})`,
  );
}
