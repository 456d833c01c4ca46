import sharp from 'sharp';
import type { Pixels } from './difference';

/** Kept pictures are half as wide and high as the screen: small, and still with every line of text. */
const SCALE = 2;

/**
 * A JPEG is written square by square: where a screen is the same, its picture is too, to the last dot. In a WebP, or
 * with a coder that weighs the whole picture, a change in one corner is heard everywhere.
 */
const FORMAT = { quality: 60, progressive: true, optimiseScans: true, quantisationTable: 3 } as const;

/** A picture of the screen as it is kept. */
export async function keepable(shot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(shot).metadata();
  return sharp(shot)
    .removeAlpha()
    .resize(Math.round(width / SCALE), Math.round(height / SCALE))
    .jpeg(FORMAT)
    .toBuffer();
}

/** The pixels of a kept picture. */
export async function pixelsOf(kept: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** Pictures side by side, as a PNG to look at. */
export async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  let left = 0;
  const parts = pictures.map((input, index) => {
    const part = { input, left, top: 0 };
    left += sizes[index]?.width ?? 0;
    return part;
  });
  return sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(parts)
    .png()
    .toBuffer();
}
