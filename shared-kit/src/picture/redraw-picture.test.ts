import { fakePictures, pictureFile, type FakeDevice } from '../testing/fake-pictures';
import { withinEdge } from './picture-cut';
import type { PictureKind } from 'shared-contracts/api/picture-kind';
import { redrawPicture, type RedrawRule } from './redraw-picture';

const LIMIT = 1000;
const SMALL = { size: { width: 10, height: 10 } } as const;
const rule = (change: Partial<RedrawRule> = {}): RedrawRule => ({
  takes: ['jpeg', 'png'],
  fileBytes: 5_242_880,
  sentBytes: LIMIT,
  cut: (size) => withinEdge(size, 1280),
  ...change,
});
const refused = (fault: string) => ({ kind: 'refused', fault });

afterEach(() => jest.restoreAllMocks());

test('draws at the best quality that fits, on white, and lets go of the file', async () => {
  const log = fakePictures({
    size: { width: 4000, height: 3000 },
    bytesAt: (quality) => (quality > 0.6 ? 1001 : 1000),
  });
  const redrawn = await redrawPicture(pictureFile('jpeg'), rule());
  expect(redrawn).toMatchObject({ kind: 'done', picture: { size: 1000, type: 'image/jpeg' } });
  expect(log.drawn).toEqual([[0, 0, 4000, 3000, 0, 0, 1280, 960]]);
  expect(log.papers).toEqual([{ style: '#fff', size: { width: 1280, height: 960 } }]);
  expect(log.open.size).toBe(0);
});

test.each<[string, File]>([
  ['a JPEG without extension and type', pictureFile('jpeg', 'photo', '')],
  ['a JPEG that is called a PNG', pictureFile('jpeg', 'photo.png', 'image/png')],
  ['a JPEG that is called a page', pictureFile('jpeg', 'photo.html', 'text/html')],
  ['a PNG that is called a GIF', pictureFile('png', 'photo.gif', 'image/gif')],
])('takes %s', async (_name, file) => {
  fakePictures(SMALL);
  expect((await redrawPicture(file, rule())).kind).toBe('done');
});

test.each<[string, File]>([
  ['a GIF that is called a PNG', new File(['GIF89a\u0001\0\u0001\0\0\0\0;'], 'a.png', { type: 'image/png' })],
  ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['a HEIC that is called a JPEG', new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'a.jpg', { type: 'image/jpeg' })],
  ['a PDF', new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })],
  ['an empty file', new File([], 'a.png', { type: 'image/png' })],
  ['a picture of a kind that the field does not take', pictureFile('webp')],
])('refuses %s', async (_name, file) => {
  const log = fakePictures(SMALL);
  expect(await redrawPicture(file, rule())).toEqual(refused('type'));
  expect(log.open.size).toBe(0);
});

test.each<[string, FakeDevice, string]>([
  ['a header that cannot be read', {}, 'type'],
  ['no pixels', { size: { width: 0, height: 10 } }, 'type'],
  ['pixels that cannot be decoded', { ...SMALL, canDecode: false }, 'type'],
  ['a device without canvas', { ...SMALL, canDraw: false }, 'type'],
  ['a canvas that yields nothing', { ...SMALL, bytesAt: () => null }, 'type'],
  ['no quality that fits', { ...SMALL, bytesAt: () => LIMIT + 1 }, 'size'],
])('refuses a picture with %s', async (_name, device, fault) => {
  const log = fakePictures(device);
  expect(await redrawPicture(pictureFile('png'), rule())).toEqual(refused(fault));
  expect(log.open.size).toBe(0);
});

test.each([
  [8192, 8192, 'done', 1],
  [8193, 8192, 'refused', 0],
  [65_535, 65_535, 'refused', 0],
])('%d by %d pixels: %s, decoded %d times', async (width, height, kind, times) => {
  const log = fakePictures({ size: { width, height } });
  const redrawn = await redrawPicture(pictureFile('png'), rule());
  expect(redrawn.kind).toBe(kind);
  if (kind === 'refused') expect(redrawn).toEqual(refused('pixels'));
  expect(log.decoded).toHaveLength(times);
});

test.each([
  [5_242_880, 'done'],
  [5_242_881, 'refused'],
])('a file of %d bytes: %s', async (size, kind) => {
  fakePictures(SMALL);
  const file = pictureFile('png');
  Object.defineProperty(file, 'size', { value: size });
  const redrawn = await redrawPicture(file, rule());
  expect(redrawn.kind).toBe(kind);
  if (kind === 'refused') expect(redrawn).toEqual(refused('size'));
});

test('tells that the device does not give the file', async () => {
  fakePictures(SMALL);
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  expect(await redrawPicture(pictureFile('png'), rule())).toEqual(refused('unreadable'));
});

test.each<PictureKind>(['jpeg', 'png', 'webp'])('takes %s where the field does', async (kind) => {
  fakePictures(SMALL);
  expect((await redrawPicture(pictureFile(kind), rule({ takes: [kind] }))).kind).toBe('done');
});
