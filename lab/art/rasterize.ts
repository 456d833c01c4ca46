import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { LETTER_FAMILIES } from 'reference-gateway/art/lettering';

/** How a drawing becomes dots. */
export interface RasterSize {
  /** Dots across; the height follows from the drawing's shape. */
  readonly width: number;
  /** Bytes that a picture is brought under by a lower quality, as long as there is one. */
  readonly mostBytes: number;
}

/** Turns a drawing into a WebP picture. */
export type Rasterize = (drawing: string, size: RasterSize) => Promise<Buffer>;

/** The first that keeps within the bytes is taken, else the last. */
const QUALITIES = [70, 55, 42, 30, 20, 10] as const;

const { resolve } = createRequire(import.meta.url);

/** The faces of the lettering; those of the machine are not looked at, so that every machine draws the same. */
const FONT_FILES = [
  resolve('@expo-google-fonts/archivo-black/400Regular/ArchivoBlack_400Regular.ttf'),
  resolve('@expo-google-fonts/alfa-slab-one/400Regular/AlfaSlabOne_400Regular.ttf'),
];

/** Off the event loop: both libraries work in the process's pool of threads. */
export const rasterize: Rasterize = async (drawing, { width, mostBytes }) => {
  const dots = await renderAsync(drawing, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: LETTER_FAMILIES[0] },
  });
  const raw = { width: dots.width, height: dots.height, channels: 4 } as const;
  const pixels = dots.pixels;
  const encode = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw }).removeAlpha().webp({ quality, effort: 5 }).toBuffer();
  let picture = await encode(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (picture.length <= mostBytes) break;
    picture = await encode(quality);
  }
  return picture;
};
