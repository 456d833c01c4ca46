import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Draining } from 'services/draining';
import type { ServerTelemetry } from 'services/telemetry';
import { createApp, type GatewayDialect } from './server/app';
import type { CallEnvironment } from './server/call/call';
import { gatewayOperations } from './server/operations-routes';
import { openCohorts } from './rules/security/cohorts';
import { openKeyRing } from './rules/security/encryption';
import { createIdempotencyGuard } from './rules/security/idempotency';
import { openKeyedHash } from './rules/security/keyed-hash';
import { bothLogs, silentLog, type Log } from './rules/log';
import { createPasswordHasher, passwordCostOf } from './rules/security/passwords';
import { createRateLimiter, type RateLimiter } from './rules/security/rate-limit';
import { createRecorder } from './server/control/recorder';
import { createScenarios } from './server/control/scenarios';
import { migrate } from './data/store/migrations';
import { openStore, type Store } from './data/store/store';
import { openOperatorToken } from './server/health/operator-token';
import { DEFAULT_GAME_COUNT } from './seed/games';
import { seedQuickly } from './seed/quick-seed';
import { isSeeded, seed } from './seed/seed';

/** The lists of players in the state folder, as `mfe cohort export` writes them. */
const COHORTS_FILE = 'cohorts.json';

const LOOPBACK = '127.0.0.1';

/** How much wider the limits by address are for test runs, which share one. */
const TEST_SLACK = 50;

export interface GatewayOptions {
  /** The folder of `gateway.db`; without it the database lives in memory. */
  readonly home?: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** The address that is listened on; by default this machine's own, which nobody else reaches. */
  readonly address?: string | undefined;
  /** Addresses or networks of proxies that are believed; by default those of this machine. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Opens the control API, checks every reply against the contract, widens the limits by address. */
  readonly test?: boolean;
  /** How many games a fresh database gets; 640 by default. */
  readonly games?: number;
  /** What operators show to read the health of releases; MFE_OPERATOR_TOKEN, else `operator-token` in the folder. */
  readonly operatorToken?: string | undefined;
  /** What hashing a password costs: full, and cheap in test mode. Cheap is refused where accounts are kept. */
  readonly passwordCost?: 'full' | 'cheap';
  /** The clock, milliseconds since the epoch. */
  readonly now?: () => number;
  /** Where log lines go; nowhere by default. */
  readonly log?: Log;
  /** `alternate` answers under other paths and in another envelope; the contract's by default. */
  readonly dialect?: GatewayDialect;
  /** Collects traces and figures; nobody by default. */
  readonly telemetry?: ServerTelemetry | undefined;
  /** Of all pages, how many trace their taps, percent; none by default, and without `telemetry`. */
  readonly tracedPages?: number | undefined;
}

export interface Gateway {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** What it keeps; for tests that look behind the calls. */
  readonly store: Store;
  readonly limiter: RateLimiter;
  /** From now on it says that it is not ready, and every answer ends its connection. */
  readonly announceStop: () => void;
  /** Lets running requests finish, for so many milliseconds, and closes the database; gives how many were cut off. */
  readonly stop: (limitMs: number) => Promise<number>;
  /** Stops listening and closes the database. */
  readonly close: () => Promise<void>;
}

/** Builds the gateway without listening, for injected requests. */
export async function createGateway(options: GatewayOptions = {}): Promise<Omit<Gateway, 'url'>> {
  const clock = options.now ?? Date.now;
  const isTest = options.test ?? false;
  const isKept = options.home !== undefined;
  const passwords = createPasswordHasher(
    passwordCostOf({ asked: options.passwordCost, isTest, isKept, mode: process.env['NODE_ENV'] }),
  );
  const seedOptions = () => ({ games: options.games ?? DEFAULT_GAME_COUNT, now: clock(), passwords });
  if (options.home) mkdirSync(options.home, { recursive: true });
  const store = openStore(options.home ? join(options.home, 'gateway.db') : ':memory:');
  migrate(store);
  const fill = () =>
    isTest ? seedQuickly(store, seedOptions(), () => openKeyRing(store, clock)) : seed(store, seedOptions());
  if (!isSeeded(store)) await fill();
  const limiter = createRateLimiter(clock, isTest ? TEST_SLACK : 1);
  const scenarios = createScenarios();
  const recorder = createRecorder();
  const log = options.log ?? silentLog;
  const ownLog = isTest ? bothLogs(recorder.log, log) : log;
  const environment: CallEnvironment = {
    services: {
      store,
      clock,
      keys: await openKeyRing(store, clock),
      keyedHash: openKeyedHash(options.home),
      limiter,
      passwords,
      log: ownLog,
      cohorts: openCohorts(options.home && join(options.home, COHORTS_FILE), ownLog),
      operatorToken: openOperatorToken(options.operatorToken ?? process.env['MFE_OPERATOR_TOKEN'], options.home),
      isTest,
      scenarioMaintenance: scenarios.maintenanceVendors,
    },
    idempotency: createIdempotencyGuard(store),
    control: isTest ? { scenarios, recorder } : undefined,
  };
  const reset = async () => {
    scenarios.clear();
    recorder.clear();
    limiter.clear();
    await fill();
  };
  const { dialect, trustedProxies, telemetry, tracedPages = 0 } = options;
  const operations = gatewayOperations(store, telemetry);
  const traces = telemetry && { telemetry, percent: tracedPages };
  const app = await createApp(environment, reset, { dialect, trustedProxies, operations, traces });
  app.addHook('onClose', () => Promise.resolve(store.close()));
  const draining = new Draining(app.server);
  const announceStop = (): void => {
    operations.announceStop();
    draining.announce();
  };
  const stop = (limitMs: number): Promise<number> => {
    announceStop();
    return draining.stop(limitMs, () => app.close());
  };
  return { app, store, limiter, announceStop, stop, close: () => app.close() };
}

/** Starts the gateway, on the loopback address unless told another; a proxy in front of it gives it the site's host. */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const gateway = await createGateway(options);
  const address = options.address ?? LOOPBACK;
  await gateway.app.listen({ host: address, port: options.port ?? 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  return { ...gateway, url: `http://${LOOPBACK}:${port}` };
}
