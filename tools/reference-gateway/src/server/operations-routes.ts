import type { FastifyInstance } from 'fastify';
import { Operations, operationsPath, OPERATIONS_PATHS } from 'services/operations';
import type { Store } from '../data/store/store';
import { isSeeded } from '../seed/seed';

/** Health and figures of a gateway over this database. */
export function gatewayOperations(store: Store): Operations {
  const whyNotReady = (): Promise<string | null> =>
    Promise.resolve(isSeeded(store) ? null : 'The database has no data yet');
  return new Operations({ server: 'gateway', whyNotReady });
}

/** Tells them to who reaches the gateway's own port, and measures every request. */
export function registerOperations(app: FastifyInstance, operations: Operations): void {
  app.addHook('onRequest', (request, reply, done) => {
    operations.observe(request.method, reply.raw, () => request.routeOptions.url ?? 'none');
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
