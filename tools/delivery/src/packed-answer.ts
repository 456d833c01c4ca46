import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { acceptedEncoding, isWorthPacking, packingStream } from './compression';

/** How an answer of the gateway goes on. */
export interface PackedAnswer {
  readonly headers: IncomingHttpHeaders;
  /** What its body passes through; null where it stays as it is. */
  readonly packing: Transform | null;
}

/** What a strong tag names byte for byte is another thing once it is packed. */
function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}

/**
 * The gateway's answer as its client takes it: compressed on the way, where the gateway has not done that itself and it is
 * worth it. What nginx does by the configuration of the same rules.
 */
export function packed(request: IncomingMessage, answer: IncomingMessage, plain: IncomingHttpHeaders): PackedAnswer {
  const { 'content-length': length, ...unsized } = plain;
  const { 'content-encoding': own, 'content-type': type = '', etag } = unsized;
  const size = length === undefined ? undefined : Number(length);
  if (request.method !== 'GET' || answer.statusCode !== 200 || own !== undefined || !isWorthPacking(type, size))
    return { headers: plain, packing: null };
  const vary = [plain.vary, 'Accept-Encoding'].filter((name) => name !== undefined).join(', ');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return { headers: { ...plain, vary }, packing: null };
  const weakened = etag === undefined ? {} : { etag: weak(etag) };
  return {
    headers: { ...unsized, ...weakened, vary, 'content-encoding': encoding },
    packing: packingStream(encoding),
  };
}
