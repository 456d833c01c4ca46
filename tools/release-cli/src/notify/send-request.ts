import { request as httpRequest } from 'node:http';
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
 * {@link Send} over the network. The address is judged when the name is resolved, and a redirect is an answer like any other:
 * it is not followed, because it could lead where the address may not. Nothing of an answer but its status is read.
 */
export const sendRequest: Send = async ({ url, method, headers, body, allowPrivate }, signal) => {
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
    outgoing.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    outgoing.end(body);
  });
};
