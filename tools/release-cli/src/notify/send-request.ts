import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { assertPublicHost, publicLookup } from './public-address';

/** One request to somebody else's server. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may go to this machine or a private network, and without TLS. */
  readonly allowPrivate: boolean;
}

/** Makes a request and gives the status of its answer; rejects where none came, and when the signal aborts. */
export type Send = (request: OutgoingRequest, signal: AbortSignal) => Promise<number>;

/**
 * Makes a request over the network. The address is judged when the name is resolved, and a redirect is an answer like any
 * other: it is not followed, because it could lead where the address may not.
 */
async function answerTo(
  { url, method, headers, body, allowPrivate }: OutgoingRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = new URL(url);
  if (!allowPrivate) assertPublicHost(address.hostname);
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(address, {
      method,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      agent: false,
      ...(allowPrivate ? {} : { lookup: publicLookup() }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', resolve);
    outgoing.end(body);
  });
}

/** {@link Send} over the network: nothing of an answer but its status is read. */
export const sendRequest: Send = async (request, signal) => {
  const answer = await answerTo(request, signal);
  answer.destroy();
  return answer.statusCode ?? 0;
};

/** What somebody else's server answered. */
export interface AnsweredText {
  readonly status: number;
  readonly text: string;
}

/** No answer that a page reads is longer; a hostile one is not read to its end. */
const MOST_BYTES = 8_000_000;

/** Makes a request and reads its answer as a text; rejects like {@link Send}, and for one that does not end. */
export async function requestText(request: OutgoingRequest, signal: AbortSignal): Promise<AnsweredText> {
  const answer = await answerTo(request, signal);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES / 1_000_000} MB`);
    parts.push(part);
  }
  return { status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') };
}
