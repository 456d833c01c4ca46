import { pictureText } from './picture-text';

const LIMIT = 1000;
let sizes: { width: number; height: number }[];

/** A phone that can draw: the drawn picture is as long as its quality is good. */
function deviceWith(width: number, height: number, lengthAt: (quality: number) => number) {
  sizes = [];
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: () => Promise.resolve({ width, height, close: () => undefined }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    _type,
    quality,
  ) {
    sizes.push({ width: this.width, height: this.height });
    return 'x'.repeat(lengthAt(Number(quality)));
  });
}

afterEach(() => jest.restoreAllMocks());

const photo = (type = 'image/jpeg') => new Blob(['x'], { type });

it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('refuses %p', async (type) => {
  deviceWith(10, 10, () => 1);
  expect(await pictureText(photo(type), LIMIT)).toEqual({ kind: 'refused', fault: 'pictureType' });
});

it('is drawn at most 1280 px long, and in the best quality that fits', async () => {
  deviceWith(4000, 3000, (quality) => (quality > 0.6 ? LIMIT + 1 : LIMIT));
  expect(await pictureText(photo(), LIMIT)).toEqual({ kind: 'done', text: 'x'.repeat(LIMIT) });
  expect(sizes).toEqual(Array.from({ length: 3 }, () => ({ width: 1280, height: 960 })));
});

it('keeps a small picture as it is', async () => {
  deviceWith(640, 480, () => 10);
  await pictureText(photo('image/png'), LIMIT);
  expect(sizes).toEqual([{ width: 640, height: 480 }]);
});

it('says when no quality fits, and when it is no picture', async () => {
  deviceWith(10, 10, () => LIMIT + 1);
  expect(await pictureText(photo(), LIMIT)).toEqual({ kind: 'refused', fault: 'pictureSize' });
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: () => Promise.reject(new Error('no picture')),
  });
  expect(await pictureText(photo(), LIMIT)).toEqual({ kind: 'refused', fault: 'pictureType' });
});
