import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { schemaFields } from 'shared-contracts/api/gateway/schema-fields';
import { HEADER } from 'shared-contracts/api/http-headers';
import { LAST_EVENT_ID } from 'shared-contracts/live/live-call';
import { registerLive } from '../live/live-routes';
import type { LiveHub } from '../live/live-hub';
import { serveCall, type AnyHandler, type CallEnvironment } from '../call/call';
import { HANDLERS } from '../../handlers/handler-table';
import { alternateBody } from './alternate-answer';
import { ALTERNATE_FIELDS, ALTERNATE_FIELDS_OF, alternatePlace } from './alternate-calls';

/** Below which path the dialect is spoken. */
export const ALTERNATE_BASE = '/svc/v2';

/** Where the live channel is below it. */
const ALTERNATE_LIVE = '/stream';

/** Our headers by their names in the dialect, where they differ. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-brand': HEADER.merchant,
  'x-lang': HEADER.language,
  'x-site': HEADER.gateway,
  'x-feature': HEADER.module,
  'x-sealed': HEADER.encryption,
  'x-order': HEADER.idempotencyKey,
};
const TOKEN = 'x-token';

/** Sites of this machine, whatever their port, may call; the site and its gateway need not share an origin. */
const LOCAL_ORIGIN = /^http:\/\/(?:[\w-]+\.)?localhost(?::\d{1,5})?$/;

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The fields of a call under our names; where the dialect has a name of its own, ours means nothing. */
function ourFields(id: EndpointId, endpoint: Endpoint, fields: Fields): Fields {
  const names = { ...ALTERNATE_FIELDS, ...ALTERNATE_FIELDS_OF[id] };
  const known = [...schemaFields(endpoint.request).keys()];
  const ours = new Map(known.map((name) => [names[name] ?? name, name] as const));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => ours.has(name) || !known.includes(name))
      .map(([name, value]) => [ours.get(name) ?? name, value]),
  );
}

/** Puts headers where the gateway looks for them. */
function translateHeaders(request: FastifyRequest): void {
  const token = request.headers[TOKEN];
  const ours = Object.entries(HEADERS).map(([name, our]) => [our.toLowerCase(), request.headers[name]] as const);
  request.headers = {
    ...Object.fromEntries(ours),
    [LAST_EVENT_ID.toLowerCase()]: request.headers[LAST_EVENT_ID.toLowerCase()],
    authorization: typeof token === 'string' ? `Bearer ${token}` : undefined,
  };
}

/** Puts headers and fields where the handlers look for them. */
function translateRequest(id: EndpointId, endpoint: Endpoint, request: FastifyRequest): void {
  translateHeaders(request);
  if (endpoint.transport === 'query') {
    const sent = request.method === 'GET' ? request.query : request.body;
    request.query = ourFields(id, endpoint, asFields(sent));
  } else if (endpoint.transport === 'json' || endpoint.transport === 'form') {
    request.body = ourFields(id, endpoint, asFields(request.body));
  }
}

/** Names inside a sealed body are the dialect's too. */
function openingSealed(environment: CallEnvironment, id: EndpointId, endpoint: Endpoint): CallEnvironment {
  const { keys } = environment.services;
  const open: typeof keys.open = async (...sealed) => ourFields(id, endpoint, asFields(await keys.open(...sealed)));
  return { ...environment, services: { ...environment.services, keys: { ...keys, open } } };
}

function allowSite(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  if (origin === undefined || !LOCAL_ORIGIN.test(origin)) return;
  reply.header('Access-Control-Allow-Origin', origin);
  reply.header('Access-Control-Allow-Credentials', 'true');
  reply.header('Access-Control-Expose-Headers', 'Date, Retry-After');
  reply.header('Vary', 'Origin');
}

function serveAlternate(scope: FastifyInstance, environment: CallEnvironment, id: EndpointId): void {
  const endpoint: Endpoint = ENDPOINTS[id];
  const [method, path = ''] = alternatePlace(id).split(' ');
  const call = { id, endpoint, handler: HANDLERS[id] as AnyHandler };
  const own = endpoint.transport === 'encrypted' ? openingSealed(environment, id, endpoint) : environment;
  scope.route({
    method: method as HTTPMethods,
    url: `${ALTERNATE_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { call: id },
    preHandler: async (request) => translateRequest(id, endpoint, request),
    handler: (request, reply) => serveCall(own, call, request, reply),
    onSend: async (_request, reply, payload) => {
      // A dialect that says 200 to everything but to what the web itself must know.
      if (reply.statusCode < 500 && reply.statusCode !== 429) reply.code(200);
      return typeof payload === 'string' ? alternateBody(id, payload) : payload;
    },
  });
}

/**
 * Serves every call under other paths, headers, names and in another envelope: a thin layer before the same
 * handlers, as an operator's own gateway may be. Nothing answers below the contract's prefix then.
 */
export async function registerAlternate(app: FastifyInstance, environment: CallEnvironment): Promise<LiveHub> {
  let live: LiveHub | undefined;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      allowSite(request, reply);
    });
    scope.options(`${ALTERNATE_BASE}/*`, (request, reply) => {
      reply.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
      reply.header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
      return reply.code(204).send();
    });
    for (const id of Object.keys(ENDPOINTS) as EndpointId[]) serveAlternate(scope, environment, id);
    live = registerLive(scope, environment, { url: `${ALTERNATE_BASE}${ALTERNATE_LIVE}`, translate: translateHeaders });
  });
  if (live === undefined) throw new Error('the dialect was not registered');
  return live;
}
