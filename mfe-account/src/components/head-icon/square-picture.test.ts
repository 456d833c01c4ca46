import { base64Of, middleSquare, squarePicture } from './square-picture';

test.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 50, side: 300 }],
  [10, 10, { x: 0, y: 0, side: 10 }],
])('the middle of %s by %s', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});

test.each([
  ['data:image/jpeg;base64,AAAA', 'AAAA'],
  ['data:image/png;base64,AAAA', null],
  ['data:,', null],
  [`data:image/jpeg;base64,${'A'.repeat(200_001)}`, null],
])('of %.40s', (dataUrl, base64) => {
  expect(base64Of(dataUrl)).toBe(base64);
});

test('what is too large or cannot be drawn is no picture', async () => {
  const large = new File([], 'large.jpg');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
  expect(await squarePicture(large)).toBeNull();
  Object.defineProperty(globalThis, 'createImageBitmap', {
    value: () => Promise.reject(new Error()),
    configurable: true,
  });
  expect(await squarePicture(new File(['text'], 'text.jpg'))).toBeNull();
});
