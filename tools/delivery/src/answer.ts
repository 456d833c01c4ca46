import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOME_REDIRECT, REFUSAL_HEADERS, REFUSALS, type RefusalStatus } from 'shared-contracts/release/delivery-rules';
import { acceptedEncoding, type Compressor, type Effort } from './compression';

/** A complete answer before compression. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** Names the bytes; given where a client may ask again with `If-None-Match`. */
  readonly etag?: string;
  readonly effort: Effort;
  /** Set where the bytes are encoded already. */
  readonly encoding?: string;
}

/** A refusal in one plain sentence, never kept by anybody. */
export function refusal(status: RefusalStatus, sentence: string = REFUSALS[status].sentence): Answer {
  const bytes = new TextEncoder().encode(`${sentence}\n`);
  return { status, headers: { ...REFUSAL_HEADERS, ...REFUSALS[status].headers }, bytes, effort: 'quick' };
}

/** Leads to the home page, with this query. */
export function homeRedirect(query = ''): Answer {
  const { status, location, headers } = HOME_REDIRECT;
  const bytes = new TextEncoder().encode(`<a href="${location}">${location}</a>\n`);
  return { status, headers: { ...headers, Location: `${location}${query}` }, bytes, effort: 'quick' };
}

/** The encoding does not change what the etag names, so it is a weak one. */
function etagText(etag: string): string {
  return `W/"${etag.slice(0, 32)}"`;
}

function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etagText(etag).replace(/^W\//, ''));
}

async function encoded(
  request: IncomingMessage,
  { bytes, etag, headers, effort, encoding }: Answer,
  compressor: Compressor,
): Promise<{ readonly bytes: Uint8Array; readonly encoding: string }> {
  if (encoding !== undefined) return { bytes, encoding };
  const wanted = etag === undefined ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
  return compressor.encode({ bytes, etag: etag ?? '', type: headers['Content-Type'] ?? '' }, wanted, effort);
}

/** Sends an answer: nothing again that the client has, compressed as it likes, without a body for HEAD. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  compressor: Compressor,
): Promise<void> {
  const headers: Record<string, string | number> = { ...answer.headers };
  if (answer.etag !== undefined) {
    headers['ETag'] = etagText(answer.etag);
    if (isFresh(request, answer.etag)) {
      delete headers['Content-Type'];
      response.writeHead(304, headers).end();
      return;
    }
  }
  const { bytes, encoding } = await encoded(request, answer, compressor);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = bytes.length;
  response.writeHead(answer.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}
