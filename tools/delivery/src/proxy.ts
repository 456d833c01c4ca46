import {
  Agent,
  request as startRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { GATEWAY_AWAY, pictureAccept, type DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { packed } from './packed-answer';

/** Headers that concern one connection only. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What says where a body ends stays with it, whatever a client calls a matter of its connection. */
const FRAMING = ['content-length', 'content-type'];

/** A fresh connection each time costs next to nothing here, and none can be found closed half-way. */
const AGENT = new Agent({ keepAlive: false });

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named.filter((name) => !FRAMING.includes(name))]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function forwardedHeaders(request: IncomingMessage, gateway: URL): IncomingHttpHeaders {
  return {
    ...endToEnd(request.headers),
    ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    host: gateway.host,
    'x-forwarded-host': request.headers.host ?? gateway.host,
    'x-forwarded-proto': 'http',
    'x-forwarded-for': request.socket.remoteAddress ?? '',
  };
}

function answerAway(response: ServerResponse, isHead: boolean): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { headers, body } = GATEWAY_AWAY;
  response.writeHead(502, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(isHead ? undefined : body);
}

/** Hands an answer back as it comes, or packed where its rule says so. */
function handBack(request: IncomingMessage, answer: IncomingMessage, response: ServerResponse, packs: boolean): void {
  const plain = endToEnd(answer.headers);
  const { headers, packing } = packs ? packed(request, answer, plain) : { headers: plain, packing: null };
  response.writeHead(answer.statusCode ?? 502, headers);
  answer.on('error', () => response.destroy());
  answer.on('aborted', () => response.destroy());
  if (packing === null) {
    answer.pipe(response);
    return;
  }
  packing.on('error', () => response.destroy());
  answer.pipe(packing).pipe(response);
}

/**
 * Hands a request on to the gateway as it is, and its answer back as it comes; by its rule, compressed for who takes that, or
 * as a picture in one of two formats.
 */
export function proxyTo(
  gatewayUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  { isCompressed = false, isPicture = false }: Pick<DeliveryRule, 'isCompressed' | 'isPicture'> = {},
): void {
  // Its `close` has passed already, so nothing would ever end what is started now.
  if (response.destroyed) return;
  const gateway = new URL(gatewayUrl);
  const onward = startRequest({
    agent: AGENT,
    host: gateway.hostname,
    port: gateway.port,
    method: request.method,
    path: request.url,
    headers: {
      ...forwardedHeaders(request, gateway),
      ...(isPicture ? { accept: pictureAccept(request.headers.accept) } : {}),
    },
  });
  onward.on('response', (answer) => handBack(request, answer, response, isCompressed));
  onward.on('error', () => answerAway(response, request.method === 'HEAD'));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
