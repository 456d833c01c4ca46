import { drawnPicture, middleSquare, wholePicture } from './drawn-picture';

const LIMIT = 1000;
const drawImage = jest.fn();
let sizes: { width: number; height: number }[];

/** A phone that can draw: the drawn picture is as long as its quality is good. */
function deviceWith(width: number, height: number, lengthAt: (quality: number) => number) {
  sizes = [];
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: () => Promise.resolve({ width, height, close: () => undefined }),
  });
  const pen: Pick<CanvasRenderingContext2D, 'drawImage'> = { drawImage };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as CanvasRenderingContext2D);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    _type,
    quality,
  ) {
    sizes.push({ width: this.width, height: this.height });
    return 'x'.repeat(lengthAt(Number(quality)));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  drawImage.mockReset();
});

const photo = (type = 'image/jpeg') => new File(['x'], 'photo', { type });
const draw = (file: File, cut = wholePicture) => drawnPicture(file, cut, LIMIT);

it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('refuses %p', async (type) => {
  deviceWith(10, 10, () => 1);
  expect(await draw(photo(type))).toEqual({ kind: 'refused', fault: 'pictureType' });
});

it('is drawn at most 1280 px long, and in the best quality that fits', async () => {
  deviceWith(4000, 3000, (quality) => (quality > 0.6 ? LIMIT + 1 : LIMIT));
  expect(await draw(photo())).toEqual({ kind: 'done', text: 'x'.repeat(LIMIT) });
  expect(sizes).toEqual(Array.from({ length: 3 }, () => ({ width: 1280, height: 960 })));
  expect(drawImage.mock.calls).toEqual([[expect.anything(), 0, 0, 4000, 3000, 0, 0, 1280, 960]]);
});

it.each(['image/png', 'image/webp'])('keeps the size of a small picture of %s', async (type) => {
  deviceWith(640, 480, () => 10);
  await draw(photo(type));
  expect(sizes).toEqual([{ width: 640, height: 480 }]);
});

it.each([
  [400, 300, { x: 50, y: 0, width: 300, height: 300 }],
  [300, 401, { x: 0, y: 50, width: 300, height: 300 }],
  [10, 10, { x: 0, y: 0, width: 10, height: 10 }],
])('the middle of %s by %s', (width, height, from) => {
  expect(middleSquare({ width, height })).toEqual({ from, to: { width: 256, height: 256 } });
});

it('says when no quality fits, when the file is too large, and when it is no picture', async () => {
  deviceWith(10, 10, () => LIMIT + 1);
  expect(await draw(photo())).toEqual({ kind: 'refused', fault: 'pictureSize' });
  const large = photo();
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
  expect(await draw(large)).toEqual({ kind: 'refused', fault: 'pictureSize' });
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: () => Promise.reject(new Error('no picture')),
  });
  expect(await draw(photo())).toEqual({ kind: 'refused', fault: 'pictureType' });
});

it('is none where nothing can be drawn with', async () => {
  deviceWith(10, 10, () => 1);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(await draw(photo())).toEqual({ kind: 'refused', fault: 'pictureType' });
});
