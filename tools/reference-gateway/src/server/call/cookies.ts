import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../../rules/call/context';

/** The cookies of one call. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply): CookieJar {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge) => {
      void reply.setCookie(name, value, {
        httpOnly: true,
        sameSite: 'strict',
        path: '/',
        maxAge,
        secure: request.protocol === 'https',
      });
    },
  };
}
