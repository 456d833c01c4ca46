import sharp from 'sharp';
import { gamePicture } from './game-art';
import { rasterize, type RasterSize } from './rasterize';

const SIZE: RasterSize = { width: 120, mostBytes: 8000 };
const drawing = gamePicture({ seed: '7', title: 'Gem Cascade', category: 'RNG', vendor: 'Amberreel' });

/** How many dots of two pictures are clearly unlike. */
async function unlikeDots(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  return [...(first ?? [])].filter((value, place) => Math.abs(value - (second?.[place] ?? 0)) > 60).length;
}

it('makes a WebP of the width that is asked for, in the drawing’s shape', async () => {
  const { format, width, height, hasAlpha } = await sharp(await rasterize(drawing, SIZE)).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({ format: 'webp', width: 120, height: 160, hasAlpha: false });
});

it('makes the same bytes of the same drawing', async () => {
  expect((await rasterize(drawing, SIZE)).equals(await rasterize(drawing, SIZE))).toBe(true);
});

it('letters without any font of the machine', async () => {
  const withoutLetters = drawing.replace(/<text.*?<\/text>/g, '');
  const unlike = await unlikeDots(await rasterize(drawing, SIZE), await rasterize(withoutLetters, SIZE));
  // The title alone covers some two thousand of the 19,200 dots.
  expect(unlike).toBeGreaterThan(1000);
});

it('gives up quality for bytes', async () => {
  const [free, tight] = await Promise.all(
    [60_000, 1].map((mostBytes) => rasterize(drawing, { width: 240, mostBytes })),
  );
  expect((tight?.length ?? 0) / (free?.length ?? 1)).toBeLessThan(0.7);
});

it('refuses what is no drawing', async () => {
  await expect(rasterize('<svg', SIZE)).rejects.toThrow();
});
