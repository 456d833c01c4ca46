import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestText } from 'release-cli/notify/send-request';
import { GATEWAY_AWAY } from 'shared-contracts/release/delivery-rules';
import type { DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { proxyTo } from '../proxy';

/** Where the calls of a preview go. */
export interface PreviewBackEnd {
  /** The merchant's own; empty where the site itself answers. */
  readonly apiOrigin: string;
  /** Origin of the gateway that answers for the site. */
  readonly gateway: string;
  /** Whether `apiOrigin` may be of this machine or a private network. */
  readonly allowPrivate: boolean;
}

const TIMEOUT_MS = 15_000;

/** What is of the connection to the preview, or says who looks at it. */
const KEPT_BACK =
  /^(?:host|connection|cookie|authorization|origin|referer|accept-encoding|content-length|transfer-encoding|upgrade|keep-alive|te|trailer|(?:proxy|sec|x-forwarded)-.*)$/;

function passedOn({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || KEPT_BACK.test(name) ? [] : [[name, value] as const],
    ),
  );
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...GATEWAY_AWAY.headers,
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Makes a reading call of a preview at the merchant's back end, as nobody in particular, and hands its answer back. */
export async function callBackEnd(
  { apiOrigin, gateway, allowPrivate }: PreviewBackEnd,
  request: IncomingMessage,
  response: ServerResponse,
  rule: DeliveryRule | undefined,
): Promise<void> {
  if (apiOrigin === '') {
    for (const name of ['cookie', 'authorization', 'referer']) delete request.headers[name];
    proxyTo(gateway, request, response, rule);
    return;
  }
  const url = `${apiOrigin}${request.url ?? '/'}`;
  const call = { url, method: 'GET', headers: passedOn(request), body: '', allowPrivate };
  try {
    const { status, text } = await requestText(call, AbortSignal.timeout(TIMEOUT_MS));
    answer(response, status, text);
  } catch {
    // The page shows what it shows where its back end is away.
    answer(response, 502, GATEWAY_AWAY.body);
  }
}
