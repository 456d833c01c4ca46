import { squarePicture } from './square-picture';

/** A phone whose pictures come out as these data URLs, whatever their quality. */
function deviceThatDraws(dataUrl: string) {
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: () => Promise.resolve({ width: 10, height: 10, close: () => undefined }),
  });
  const pen: Pick<CanvasRenderingContext2D, 'drawImage'> = { drawImage: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as CanvasRenderingContext2D);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(dataUrl);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['data:image/jpeg;base64,AAAA', 'AAAA'],
  [`data:image/jpeg;base64,${'A'.repeat(200_000)}`, 'A'.repeat(200_000)],
  [`data:image/jpeg;base64,${'A'.repeat(200_001)}`, null],
  ['data:image/png;base64,AAAA', null],
  ['data:,', null],
])('of %.40s', async (dataUrl, base64) => {
  deviceThatDraws(dataUrl);
  expect(await squarePicture(new File(['x'], 'me.jpg', { type: 'image/jpeg' }))).toBe(base64);
});

test('what is no picture is none', async () => {
  deviceThatDraws('data:image/jpeg;base64,AAAA');
  expect(await squarePicture(new File(['text'], 'text.txt', { type: 'text/plain' }))).toBeNull();
});
