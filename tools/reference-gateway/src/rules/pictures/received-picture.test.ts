import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureKind } from 'shared-contracts/api/picture-kind';
import { receivePicture } from './received-picture';

const SIZE = { width: 60, height: 40 };
/** Every pixel differs, so that a picture that is cut has lost something. */
const noise = (): Sharp =>
  sharp(Buffer.from(Array.from({ length: SIZE.width * SIZE.height * 3 }, (_byte, place) => (place * 7919) % 251)), {
    raw: { ...SIZE, channels: 3 },
  });
const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const FORMATS: readonly PictureKind[] = ['jpeg', 'png', 'webp'];
const PLACE = { GPSLatitude: '14/1 35/1 0/1', GPSLatitudeRef: 'N' };
const SCRIPT = '<script>alert(1)</script>';

async function received(bytes: Buffer) {
  const reception = await receivePicture(bytes, FORMATS);
  if (reception.kind === 'refused') return reception.fault;
  const { format, width, height, exif, xmp, icc, pages } = await sharp(reception.picture.bytes).metadata();
  return { type: reception.picture.type, format, size: [width, height], extras: exif ?? xmp ?? icc ?? pages };
}
const kept = (format: PictureKind, width = SIZE.width, height = SIZE.height) => ({
  type: `image/${format}`,
  format,
  size: [width, height],
  extras: undefined,
});

describe.each(FORMATS)('a %s', (format) => {
  const encoded = () => noise().toFormat(format).toBuffer();

  it('is kept', async () => {
    expect(await received(await encoded())).toEqual(kept(format));
  });

  it('leaves what is not pixels behind: place, owner, and what comes after its end', async () => {
    const owned = await noise()
      .toFormat(format)
      .withExif({ IFD0: { Artist: 'Maria Owner' }, IFD3: PLACE })
      .toBuffer();
    expect(owned.includes('Maria Owner')).toBe(true);
    const reception = await receivePicture(Buffer.concat([owned, Buffer.from(SCRIPT)]), FORMATS);
    if (reception.kind === 'refused') throw new Error(reception.fault);
    expect(reception.picture.bytes.includes('Maria Owner')).toBe(false);
    expect(reception.picture.bytes.includes(SCRIPT)).toBe(false);
    expect((await sharp(reception.picture.bytes).metadata()).exif).toBeUndefined();
  });

  it.each([0.1, 0.5, 0.9, 0.98])('is refused when only %d of it came', async (share) => {
    const bytes = await encoded();
    expect(await received(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('type');
  });
});

it.each([
  ['progressive JPEG', () => noise().jpeg({ progressive: true }).toBuffer(), 'jpeg'],
  ['JPEG in CMYK', () => noise().toColourspace('cmyk').jpeg().toBuffer(), 'jpeg'],
  ['PNG of 16 bits with transparency', () => noise().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(), 'png'],
  ['PNG with a palette', () => noise().png({ palette: true }).toBuffer(), 'png'],
] as const)('takes a %s', async (_name, make, format) => {
  expect(await received(await make())).toEqual(kept(format));
});

it.each([6, 8])('stands a picture of orientation %d up', async (orientation) => {
  const turned = await noise().jpeg().withMetadata({ orientation }).toBuffer();
  expect(await received(turned)).toEqual(kept('jpeg', SIZE.height, SIZE.width));
});

it('keeps one picture of an animation', async () => {
  const frames = { create: { width: 20, height: 40, pageHeight: 20, channels: 3, background: '#fff' } } as const;
  const animation = await sharp(frames)
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect(await received(animation)).toMatchObject({ format: 'webp', size: [20, 20] });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(100)],
  ['a page', Buffer.from(`<html>${SCRIPT}</html>`)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a JPEG mark before something else', Buffer.from(`\xff\xd8\xff${SCRIPT}`, 'latin1')],
  ['a PNG mark before something else', Buffer.from(`\x89PNG\r\n\x1a\n${SCRIPT}`, 'latin1')],
  ['a WebP mark before something else', Buffer.from(`RIFF\0\0\0\0WEBP${SCRIPT}`, 'latin1')],
])('refuses %s', async (_name, bytes) => {
  expect(await received(bytes)).toBe('type');
});

it('refuses a GIF, animated or not', async () => {
  expect(await received(await noise().gif().toBuffer())).toBe('type');
});

it('takes only the formats that are asked for', async () => {
  const webp = await noise().webp().toBuffer();
  expect(await receivePicture(webp)).toEqual({ kind: 'refused', fault: 'type' });
});

it.each([
  ['as many pixels as may be', 4096, 4096, kept('png', 4096, 4096)],
  ['one row more', 4096, 4097, 'pixels'],
  ['too long an edge', 16_385, 1, 'pixels'],
])('a picture of %s', async (_name, width, height, expected) => {
  expect(await received(await plain(width, height))).toEqual(expected);
});

it('refuses a header that names more pixels than memory has, before any is decoded', async () => {
  const bomb = Buffer.from(await plain(10, 10));
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await received(bomb)).toBe('pixels');
});
