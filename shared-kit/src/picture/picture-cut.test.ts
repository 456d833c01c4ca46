import { middleSquare, withinArea, withinEdge } from './picture-cut';

const IOS_CANVAS = 16_777_216;

test.each([
  [4000, 3000, 1280, 960],
  [640, 480, 640, 480],
  [1, 50_000, 1, 1280],
])('%d by %d within an edge of 1280', (width, height, toWidth, toHeight) => {
  const cut = withinEdge({ width, height }, 1280);
  expect(cut).toEqual({ from: { x: 0, y: 0, width, height }, to: { width: toWidth, height: toHeight } });
});

test.each([
  [4032, 3024],
  [4096, 4096],
  [4097, 4096],
  [8064, 6048],
  [1080, 30_000],
  [65_535, 1000],
  [1, 65_535],
  [3, 3],
])('%d by %d fits the canvas of iOS and keeps its shape', (width, height) => {
  const { to } = withinArea({ width, height }, IOS_CANVAS, 16_384);
  expect(to.width * to.height).toBeLessThanOrEqual(IOS_CANVAS);
  expect(Math.max(to.width, to.height)).toBeLessThanOrEqual(16_384);
  const fits = width * height <= IOS_CANVAS && Math.max(width, height) <= 16_384;
  if (fits) expect(to).toEqual({ width, height });
  else if (to.width > 1) expect(Math.abs(to.width / to.height / (width / height) - 1)).toBeLessThan(0.01);
});

test.each([
  [400, 300, { x: 50, y: 0, width: 300, height: 300 }],
  [300, 401, { x: 0, y: 50, width: 300, height: 300 }],
  [10, 10, { x: 0, y: 0, width: 10, height: 10 }],
])('the middle of %d by %d', (width, height, from) => {
  expect(middleSquare({ width, height }, 256)).toEqual({ from, to: { width: 256, height: 256 } });
});
