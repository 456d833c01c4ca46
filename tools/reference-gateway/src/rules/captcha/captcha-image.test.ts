import { inflateSync } from 'node:zlib';
import { drawCaptcha } from './captcha-image';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let offset = 8; offset < png.length;) {
    const length = png.readUInt32BE(offset);
    chunks.push({
      type: png.toString('latin1', offset + 4, offset + 8),
      data: png.subarray(offset + 8, offset + 8 + length),
    });
    offset += length + 12;
  }
  return chunks;
}

describe('drawCaptcha', () => {
  const png = drawCaptcha('12+7=?');
  const [header, pixels, end] = chunksOf(png);
  const width = header?.data.readUInt32BE(0) ?? 0;
  const height = header?.data.readUInt32BE(4) ?? 0;
  const rows = inflateSync(pixels?.data ?? Buffer.alloc(0));

  it('is a PNG of whole rows', () => {
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect([header?.type, pixels?.type, end?.type]).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(rows.length).toBe(height * (width * 4 + 1));
  });

  it('has dark ink on light paper', () => {
    const reds = Array.from({ length: width * height }, (_, place) => {
      const row = Math.floor(place / width);
      return rows[row * (width * 4 + 1) + 1 + (place % width) * 4] ?? 0;
    });
    const dark = reds.filter((red) => red < 160).length;
    expect(dark).toBeGreaterThan(500);
    expect(dark).toBeLessThan(reds.length / 2);
  });

  it('draws the same text differently each time', () => {
    expect(drawCaptcha('1234').equals(drawCaptcha('1234'))).toBe(false);
  });
});
