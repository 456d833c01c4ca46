import { createHash } from 'node:crypto';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** What a stream of the coding `dcz` begins with (RFC 9842, 5); the hash of its dictionary follows. */
const DCZ_MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
/** Made once and sent often. */
const LEVEL = 19;

let isReady: Promise<void> | undefined;

/** New bytes as the difference to old ones, in the coding `dcz`. */
export async function deltaOf(oldBytes: Uint8Array, newBytes: Uint8Array): Promise<Uint8Array> {
  isReady ??= init();
  await isReady;
  const context = createCCtx();
  try {
    const hash = createHash('sha256').update(oldBytes).digest();
    return Buffer.concat([DCZ_MAGIC, hash, compressUsingDict(context, newBytes, oldBytes, LEVEL)]);
  } finally {
    freeCCtx(context);
  }
}
