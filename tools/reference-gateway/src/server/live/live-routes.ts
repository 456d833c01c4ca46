import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { LAST_EVENT_ID, LIVE_PATH, LIVE_TYPE } from 'shared-contracts/live/live-call';
import { nameOfError } from '../../rules/call/name-of-error';
import { Refusal } from '../../rules/refusal';
import { authenticateListener, headerText, languageOf, merchantOf, tokenOf } from '../call/access';
import { refusalAnswer, replacedAnswer, type Answer } from '../call/answers';
import type { CallEnvironment } from '../call/call';
import type { LiveAsker } from './live-asker';
import { createLiveHub, type LiveHub } from './live-hub';
import { createListenerPlaces } from './live-limits';

/** How often changes are looked for: what happened is told within a second. */
const LOOK_EVERY_MS = 250;
/** More than this waiting for somebody to read is somebody who has gone. */
const MOST_WAITING_BYTES = 256 * 1024;
/** How much wider the limit by address is for test runs, which share one. */
const TEST_SLACK = 50;
/** At most so many digits of an id that a client brings back. */
const SEEN_ID = /^\d{1,15}$/;

/** Where the channel is opened, and what comes before: a dialect has both of its own. */
export interface LiveRoute {
  readonly url: string;
  readonly translate?: (request: FastifyRequest) => void;
}

export const CONTRACT_LIVE_ROUTE: LiveRoute = { url: `${API_PREFIX}${LIVE_PATH}` };

function askerOf({ services }: CallEnvironment, request: FastifyRequest): LiveAsker {
  const merchant = merchantOf(request);
  const session = authenticateListener(services.store, merchant, tokenOf(request), services.clock());
  return { merchant, language: languageOf(request), session };
}

function lastIdOf(request: FastifyRequest): number | undefined {
  const given = headerText(request, LAST_EVENT_ID) ?? '';
  return SEEN_ID.test(given) ? Number(given) : undefined;
}

function sendAnswer(reply: FastifyReply, { status, body, retryAfter }: Answer): FastifyReply {
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  return reply.code(status).send(body === '' ? undefined : body);
}

/** Takes the connection over: its end is the other side's, or the hub's. */
function streamOf(reply: FastifyReply, asker: LiveAsker) {
  reply.hijack();
  const { raw } = reply;
  // Proxies hand it on as it comes, and pack nothing.
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': LIVE_TYPE,
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    // A connection that a stream leaves open would keep a server that closes waiting for its next request.
    Connection: 'close',
  });
  return {
    asker,
    write: (text: string) => {
      if (!raw.writable || raw.writableLength > MOST_WAITING_BYTES) return false;
      raw.write(text);
      return true;
    },
    end: () => void (raw.writableLength > MOST_WAITING_BYTES ? raw.destroy() : raw.end()),
  };
}

/** Registers the live channel; the hub looks for changes as long as the server runs. */
export function registerLive(app: FastifyInstance, environment: CallEnvironment, route = CONTRACT_LIVE_ROUTE): LiveHub {
  const { services, control } = environment;
  const hub = createLiveHub({ services, scenarios: control?.scenarios });
  const places = createListenerPlaces(services.isTest ? TEST_SLACK : 1);
  const failed = (error: unknown): void => services.log({ event: 'live.failed', reason: nameOfError(error) });

  app.get(route.url, async (request, reply) => {
    try {
      route.translate?.(request);
      const override = control?.scenarios.take('live');
      const replaced = override && replacedAnswer(override, languageOf(request));
      if (replaced) return sendAnswer(reply, replaced);
      const asker = askerOf(environment, request);
      const leavePlace = places.take({ address: request.ip, memberId: asker.session?.memberId });
      reply.raw.once('close', leavePlace);
      const leave = await hub.join(streamOf(reply, asker), lastIdOf(request));
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
      return reply;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendAnswer(reply, refusalAnswer(error, languageOf(request)));
    }
  });

  const timer = setInterval(() => void hub.look().catch(failed), LOOK_EVERY_MS).unref();
  // Streams that nobody ends would keep the server open.
  app.addHook('preClose', () => {
    clearInterval(timer);
    hub.endAll();
  });
  return hub;
}
