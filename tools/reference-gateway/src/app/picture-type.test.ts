import { ONE_PIXEL_PNG, SMALL_JPEG } from '../testing/multipart';
import { pictureType } from './picture-type';

const changed = (bytes: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
};
const filled = Buffer.concat([SMALL_JPEG.subarray(0, 8), Buffer.from([0xff]), SMALL_JPEG.subarray(8)]);

it.each([
  ['a PNG', ONE_PIXEL_PNG, 'image/png'],
  ['a JPEG', SMALL_JPEG, 'image/jpeg'],
  ['a JPEG with a filling byte', filled, 'image/jpeg'],
  ['nothing', Buffer.alloc(0), undefined],
  ['zeros', Buffer.alloc(100), undefined],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), undefined],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), undefined],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), undefined],
  ['a PNG without its header', changed(ONE_PIXEL_PNG, 12, 0), undefined],
  ['a PNG without width', changed(ONE_PIXEL_PNG, 19, 0), undefined],
  ['the start of a PNG', ONE_PIXEL_PNG.subarray(0, 20), undefined],
  ['a JPEG without height', changed(SMALL_JPEG, 14, 0), undefined],
  ['the start of a JPEG', SMALL_JPEG.subarray(0, 9), undefined],
  ['a JPEG mark before something else', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]), undefined],
])('%s is %p', (_name, bytes, type) => {
  expect(pictureType(bytes)).toBe(type);
}); // prettier-ignore
