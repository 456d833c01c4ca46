import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEADER } from 'shared-contracts/api/http-headers';
import { MERCHANT_CODE } from 'shared-contracts/release/merchant-config';
import { Operations, operationsPath, OPERATIONS_PATHS } from 'services/operations';
import type { ServerTelemetry, SpanAttributes } from 'services/telemetry';
import type { Store } from '../data/store/store';
import { isSeeded } from '../seed/seed';
import { headerText } from './call/access';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    readonly call?: string;
  }
}

/** Ids of resolved sets. */
const SET_ID = /^[\w.-]{1,80}$/;

/** Health and figures of a gateway over this database. */
export function gatewayOperations(store: Store, telemetry: ServerTelemetry | undefined): Operations {
  const whyNotReady = (): Promise<string | null> =>
    Promise.resolve(isSeeded(store) ? null : 'The database has no data yet');
  return new Operations({ server: 'gateway', whyNotReady, telemetry });
}

/** What the span of a call says: which call, and whose page of which set made it, where the headers say so soundly. */
function callAttributes(request: FastifyRequest): SpanAttributes {
  const { call } = request.routeOptions.config;
  const set = headerText(request, HEADER.release);
  const merchant = headerText(request, HEADER.merchant);
  return {
    'site.request': request.id,
    ...(call === undefined ? {} : { 'site.call': call }),
    ...(set !== undefined && SET_ID.test(set) ? { 'site.set': set } : {}),
    ...(merchant !== undefined && MERCHANT_CODE.test(merchant) ? { 'site.merchant': merchant } : {}),
  };
}

/** Tells them to who reaches the gateway's own port, and measures every request. */
export function registerOperations(app: FastifyInstance, operations: Operations): void {
  app.addHook('onRequest', (request, reply, done) => {
    operations.observe(
      request.raw,
      reply.raw,
      () => request.routeOptions.url ?? 'none',
      () => callAttributes(request),
    );
    done();
  });
  for (const path of OPERATIONS_PATHS)
    app.get(path, async (request, reply) => {
      const asked = operationsPath(path, request.headers);
      if (asked === null) return reply.callNotFound();
      const { status, headers, body } = await operations.answer(asked);
      return reply.code(status).headers(headers).send(body);
    });
}
