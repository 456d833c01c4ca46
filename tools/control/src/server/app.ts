import type { RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { UserError } from 'release-cli/text/user-error';
import type { Operations } from 'services/operations';
import { operationsPath } from 'services/operations';
import type { Provider } from '../session/provider';
import { actionRoutes } from './action-routes';
import { connectionRoutes } from './connection-routes';
import { merchantRoutes } from './merchant-routes';
import { readMultipart } from './multipart';
import { serverBeside, type PreviewHost } from './preview-host';
import { previewRoutes } from './preview-routes';
import { proposalRoutes } from './proposal-routes';
import { readRoutes } from './read-routes';
import { rolloutRoutes } from './rollout-routes';
import { signInRoutes } from './sign-in-routes';
import { sendRefusal, type Desk } from './visit';

/** A file of design tokens goes with its form, once as it is and once on to the write. */
const LONGEST_FORM = 512 * 1024;

/** Nothing but the console's own files and forms, and previews in frames: a text that were not escaped could still do nothing. */
function policyOf({ previews }: Desk): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    ...(previews === null ? [] : [`frame-src ${previews.places.frames}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Forms have to say where they come from, and nobody else has to know.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
} as const;

/** Hears of what nobody expected. */
export type Complain = (sentence: string) => void;

/** Addresses of whoever operates the service itself, on its own port. */
function operationsRoutes(app: FastifyInstance, operations: Operations): void {
  app.addHook('onRequest', async (request, reply) => {
    operations.observe(request.raw, reply.raw, () => request.routeOptions.url ?? 'none');
    const asked = operationsPath(request.url.split('?', 1)[0] ?? '', request.headers);
    if (asked === null || request.method !== 'GET') return;
    const { status, headers, body } = await operations.answer(asked);
    return reply.code(status).headers(headers).send(body);
  });
}

/** Builds the console without listening, for injected requests. */
export async function createApp(
  desk: Desk,
  provider: Provider,
  operations: Operations,
  complain: Complain,
  host: PreviewHost | null = null,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LONGEST_FORM,
    logger: false,
    serverFactory: (console: RequestListener) => serverBeside(host, console),
  });
  const policy = policyOf(desk);
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => readMultipart(headers['content-type'] ?? '', body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...HEADERS, 'Content-Security-Policy': policy });
  });
  operationsRoutes(app, operations);
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, desk, {
      status: 404,
      title: 'Not here',
      sentence: 'There is no such page: the console is at /releases/.',
    }),
  );
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500)
      return sendRefusal(reply, desk, {
        status: statusCode,
        title: 'Not understood',
        sentence: 'This is no form of the console.',
      });
    complain(error.message);
    // What the store refuses to say is said; anything else is for the log.
    const sentence = error instanceof UserError ? error.message : 'Something went wrong here, and it is in the log.';
    return sendRefusal(reply, desk, { status: 500, title: 'Not now', sentence });
  });
  signInRoutes(app, desk, provider);
  readRoutes(app, desk);
  rolloutRoutes(app, desk);
  actionRoutes(app, desk);
  proposalRoutes(app, desk);
  merchantRoutes(app, desk);
  connectionRoutes(app, desk);
  previewRoutes(app, desk);
  return app;
}
