import type { FastifyInstance } from 'fastify';
import { API_PREFIX, type Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { HANDLERS } from '../handlers/handler-table';
import { serveCall, type AnyHandler, type CallEnvironment } from './call/call';

/** Registers a route for every endpoint of the contract. */
export function registerApi(app: FastifyInstance, environment: CallEnvironment): void {
  for (const id of Object.keys(ENDPOINTS) as EndpointId[]) {
    const endpoint: Endpoint = ENDPOINTS[id];
    const handler = HANDLERS[id] as AnyHandler;
    app.route({
      method: endpoint.method,
      url: `${API_PREFIX}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { call: id },
      handler: (request, reply) => serveCall(environment, { id, endpoint, handler }, request, reply),
    });
  }
}
