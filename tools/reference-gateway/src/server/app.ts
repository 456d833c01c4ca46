import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { APPLICATION_LIMITS } from 'shared-contracts/api/endpoints/promotions';
import { ERROR_STATUS, type ErrorCode } from 'shared-contracts/api/error-codes';
import { HEADER } from 'shared-contracts/api/http-headers';
import { namesTwoHosts } from 'services/names-two-hosts';
import type { Operations } from 'services/operations';
import { registerControl } from './control/control-routes';
import { registerHealth } from './health/health-routes';
import type { PageTraces } from './health/page-traces';
import { registerImages } from './images/image-routes';
import { registerLive } from './live/live-routes';
import { registerAlternate } from './dialect/alternate-dialect';
import { registerOperations } from './operations-routes';
import { registerDemoVendor } from './vendor-demo/demo-routes';
import { registerDemoBank } from './vendor-demo/pay-routes';
import { headerText, languageOf } from './call/access';
import type { CallEnvironment } from './call/call';
import { messageOf } from './call/messages';
import { registerApi } from './routes';

const REQUEST_ID = /^[\w.-]{1,80}$/;
const BODY_LIMIT = 1_048_576;

/** A year; no more is asked for by browsers' own lists. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** How the calls are spoken: as the contract says, or as an operator's own gateway may (`dialect/`). */
export type GatewayDialect = 'contract' | 'alternate';

/** How the server is run. */
export interface AppOptions {
  readonly dialect?: GatewayDialect | undefined;
  readonly operations: Operations;
  /** Addresses or networks whose word on host, scheme and address of a client is believed; this machine's by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Which pages trace their taps; none without it. */
  readonly traces?: PageTraces | undefined;
}

/** Wires the server: parsers, headers every answer carries, and the four families of routes. */
export async function createApp(
  environment: CallEnvironment,
  reset: () => Promise<void>,
  { dialect = 'contract', operations, trustedProxies = ['loopback'], traces }: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: [...trustedProxies],
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    genReqId: requestId,
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: APPLICATION_LIMITS.pictureBytes,
      files: APPLICATION_LIMITS.pictures,
      fields: 20,
      fieldSize: 10_000,
    },
  });
  addParsers(app);
  registerOperations(app, operations);
  addAnswers(app, environment);
  const { store, clock, limiter, operatorToken, keyedHash } = environment.services;
  if (dialect !== 'alternate') registerApi(app, environment);
  const live = dialect === 'alternate' ? await registerAlternate(app, environment) : registerLive(app, environment);
  await registerHealth(app, { store, clock, limiter, operatorToken, keyedHash, traces });
  registerImages(app, store);
  registerDemoVendor(app, store, clock);
  registerDemoBank(app, store, clock);
  const resetAll = async () => {
    await reset();
    live.endAll();
  };
  if (environment.control) registerControl(app, { store, clock, reset: resetAll, ...environment.control });
  return app;
}

function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers[HEADER.requestId.toLowerCase()];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function addParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type also where they send nothing.
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}

function addAnswers(app: FastifyInstance, environment: CallEnvironment): void {
  app.addHook('onRequest', async (request, reply) => {
    // Two servers on the way may each believe another one of them.
    if (namesTwoHosts(request.raw.rawHeaders)) return reply.code(400).header('Connection', 'close').send('');
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
    reply.header(HEADER.requestId, request.id);
    // Pages go by it where their own clock is off: what they seal is then of this gateway's time.
    reply.header('Date', new Date(environment.services.clock()).toUTCString());
    reply.header('X-Content-Type-Options', 'nosniff');
    if (request.url.startsWith(`${API_PREFIX}/`)) reply.header('Cache-Control', 'no-store');
    return undefined;
  });
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith(API_PREFIX)) return reply.code(404).type('text/plain').send('Not found');
    return reply.code(ERROR_STATUS.not_found).send(failure(request, 'not_found'));
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const isCallers = (error.statusCode ?? 500) < 500;
    const code = isCallers ? 'validation.failed' : 'internal';
    environment.services.log({ event: 'request.failed', requestId: request.id, reason: error.name });
    return reply.code(ERROR_STATUS[code]).send(failure(request, code));
  });
}

function failure(request: FastifyRequest, code: ErrorCode) {
  const field = headerText(request, 'content-type') ? 'body' : 'request';
  const value = code === 'validation.failed' ? { fields: { [field]: 'malformed' } } : undefined;
  return { success: false, code, message: messageOf(code, languageOf(request)), value };
}
