import type { FastifyRequest } from 'fastify';
import type { SiteOrigin } from '../../rules/call/site';

const HOST = /^[\w.-]+(?::\d{1,5})?$/;

/** Where the caller sees the site: the proxy's forwarded host and scheme, else the gateway's own. */
export function siteOrigin(request: FastifyRequest): SiteOrigin {
  const host = request.host;
  return { scheme: request.protocol === 'https' ? 'https' : 'http', host: HOST.test(host) ? host : 'localhost' };
}
