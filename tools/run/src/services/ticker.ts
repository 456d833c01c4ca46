import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Draining } from 'services/draining';
import { Operations, operationsPath } from 'services/operations';
import type { TickerConfiguration } from '../configuration/schemas';
import { startTicking } from 'emulator/ticking';
import type { Service } from 'services/service';
import { healthOf, storeOf, type Surroundings } from './surroundings';
import { TickerFigures } from './ticker-figures';
import { VersionFigures } from './version-figures';

/** The ticker answers operators, and nobody else. */
async function answer(operations: Operations, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = operationsPath((request.url ?? '').split('?', 1)[0] ?? '', request.headers);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (asked === null || !isReading) {
    response.writeHead(asked === null ? 404 : 405, { 'Cache-Control': 'no-store' }).end();
    return;
  }
  const { status, headers, body } = await operations.answer(asked);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Starts the ticker of a configuration: its first tick begins at once. */
export async function startTicker(configuration: TickerConfiguration, surroundings: Surroundings): Promise<Service> {
  const { environment, listen, everySeconds, gateway } = configuration;
  const { log, telemetry } = surroundings;
  const figures = new TickerFigures(environment);
  const store = storeOf(configuration, surroundings);
  const health = healthOf(configuration, surroundings);
  const versions = new VersionFigures(figures.registry, { store, environment, health });
  const operations = new Operations({
    server: 'ticker',
    whyNotReady: () => Promise.resolve(figures.fault),
    figures: figures.registry,
    telemetry,
  });
  const server = createServer((request, response) => {
    answer(operations, request, response).catch(() => response.destroy());
  });
  const draining = new Draining(server);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(listen.port, listen.address, done);
  });
  const ticking = startTicking({
    store,
    environment,
    health,
    site: gateway,
    places: { home: configuration.home, variables: surroundings.variables },
    report: (line) => log.info({ event: 'release.step', step: line }),
    complain: (line) => log.warn({ event: 'tick.fault', reason: line }),
    onTick: (outcome) => {
      figures.note(outcome);
      void versions.renew();
      log.debug({ event: 'tick', ...outcome });
    },
    everyMs: everySeconds * 1000,
    firstMs: 0,
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    announceStop: () => {
      operations.announceStop();
      draining.announce();
    },
    stop: async (limitMs) => {
      // What a tick writes is written whole or not at all: one that takes too long is left to the next.
      await Promise.race([ticking.stop(), delay(limitMs, undefined, { ref: false })]);
      return draining.stop(limitMs);
    },
  };
}
