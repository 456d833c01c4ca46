import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliOptions } from 'node:zlib';
import { DELIVERY_LIMITS, isCompressible } from 'shared-contracts/release/delivery-rules';
import { BoundedCache } from './bounded-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** How much work a compression may be: the smallest form for what never changes, a quick one for the rest. */
export type Effort = 'smallest' | 'quick';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { smallest: 11, quick: 5 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { smallest: 9, quick: 6 };

const CACHE_BYTES = 64 * 1024 * 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The best encoding a client takes, by its `Accept-Encoding`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const takes = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** What is to be sent, as it is. */
export interface Plain {
  readonly bytes: Uint8Array;
  /** Names the bytes; the same name always means the same bytes. */
  readonly etag: string;
  readonly type: string;
}

export interface Encoded {
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
}

/** Whether compressing so many bytes of a type saves anything; of unknown length, it is taken to. */
export function isWorthPacking(type: string, size = Infinity): boolean {
  return isCompressible(type) && size >= DELIVERY_LIMITS.compressFromBytes;
}

/** Compresses each thing once per encoding and effort, and keeps the results within bounds. */
export class Compressor {
  readonly #cache = new BoundedCache<Uint8Array>(CACHE_BYTES, (bytes) => bytes.length);

  async encode(plain: Plain, encoding: Encoding, effort: Effort): Promise<Encoded> {
    if (encoding === 'identity' || !isWorthPacking(plain.type, plain.bytes.length))
      return { bytes: plain.bytes, encoding: 'identity' };
    const key = `${plain.etag} ${encoding} ${effort}`;
    const bytes = await this.#cache.get(key, () => compress(plain.bytes, encoding, effort));
    return bytes === null ? { bytes: plain.bytes, encoding: 'identity' } : { bytes, encoding };
  }
}

/** Packs what passes through, quickly; for what is sent once and never known as a whole. */
export function packingStream(encoding: Exclude<Encoding, 'identity'>): Transform {
  return encoding === 'gzip' ? createGzip({ level: GZIP_LEVEL.quick }) : createBrotliCompress(brotliOptions('quick'));
}

function brotliOptions(effort: Effort, size?: number): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    ...(size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
  };
  return { params };
}

async function compress(bytes: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: GZIP_LEVEL[effort] });
  return brotliAsync(bytes, brotliOptions(effort, bytes.length));
}
