import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A square picture: red, green, blue and opacity of each point, row by row. */
export interface Picture {
  readonly size: number;
  readonly points: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BYTES_OF_POINT = 4;
/** Each byte is written as its difference from the point before: even runs compress to nothing. */
const FILTER_SUB = 1;

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function filteredRows({ size, points }: Picture): Uint8Array {
  const length = size * BYTES_OF_POINT;
  const rows = new Uint8Array((length + 1) * size);
  for (let row = 0; row < size; row += 1) {
    const start = row * (length + 1);
    rows[start] = FILTER_SUB;
    for (let column = 0; column < length; column += 1) {
      const before = column < BYTES_OF_POINT ? 0 : (points[row * length + column - BYTES_OF_POINT] ?? 0);
      rows[start + 1 + column] = (points[row * length + column] ?? 0) - before;
    }
  }
  return rows;
}

/** The picture as a PNG file. Versions of Node may pack it differently: compare {@link packedRows}. */
export function encodePng(picture: Picture): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.size);
  view.setUint32(4, picture.size);
  // Eight bits, colours with opacity.
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filteredRows(picture), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ];
  return Uint8Array.from(Buffer.concat(parts));
}

/** What a file of {@link encodePng} holds, unpacked; null for any other file. */
export function packedRows(file: Uint8Array): Uint8Array | null {
  const headLength = SIGNATURE.length + 25;
  if (file.length < headLength + 12) return null;
  const length = new DataView(file.buffer, file.byteOffset).getUint32(headLength);
  try {
    return Uint8Array.from(inflateSync(file.subarray(headLength + 8, headLength + 8 + length)));
  } catch {
    return null;
  }
}
