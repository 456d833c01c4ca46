import { PNG } from 'pngjs';
import type { PictureSize } from './read-svg';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length and type before the contents of a chunk, and a checksum after them. */
const CHUNK_BYTES = 12;
const LONGEST_SIDE = 1024;

/** Whether bytes begin as a PNG does, whatever the file is called. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** The types of a file's chunks, in order; throws where the file ends within one, or goes on after the last. */
function chunkTypes(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const types: string[] = [];
  for (let at = SIGNATURE.length; at < bytes.length;) {
    if (at + CHUNK_BYTES > bytes.length) throw new Error('is cut off: export it again');
    types.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    at += CHUNK_BYTES + view.getUint32(at);
    if (at > bytes.length) throw new Error('is cut off: export it again');
    if (types.at(-1) === 'IEND' && at < bytes.length)
      throw new Error('goes on after its picture: export it again, without anything else in the file');
  }
  return types;
}

/** Width and height of a PNG that shows one picture and is nothing else. Throws what is wrong, as half a sentence. */
export function readPng(bytes: Uint8Array): PictureSize {
  const types = chunkTypes(bytes);
  if (types[0] !== 'IHDR' || types.at(-1) !== 'IEND') throw new Error('is no whole PNG: export it again');
  if (types.includes('acTL')) throw new Error('is animated: export one picture');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  // Before it is unpacked: a small file may hold a huge picture.
  if (width > LONGEST_SIDE || height > LONGEST_SIDE)
    throw new Error(`is ${width} x ${height} pixels: make it ${LONGEST_SIDE} at most on each side`);
  try {
    PNG.sync.read(Buffer.from(bytes));
  } catch {
    throw new Error('cannot be unpacked: export it again');
  }
  return { width, height };
}
