import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
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
async function dotsOf(drawing: string, width: number): Promise<Sharp> {
  const dots = await renderAsync(drawing, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: LETTER_FAMILIES[0] },
  });
  const raw = { width: dots.width, height: dots.height, channels: 4 } as const;
  return sharp(dots.pixels, { raw }).removeAlpha();
}

/** As good to look at as a WebP of quality 55, in three quarters of its bytes. */
const AVIF = { quality: 42, effort: 3 } as const;

/** Turns a drawing into an AVIF picture of a width. */
export async function rasterizeAvif(drawing: string, width: number): Promise<Buffer> {
  return (await dotsOf(drawing, width)).avif(AVIF).toBuffer();
}

export const rasterize: Rasterize = async (drawing, { width, mostBytes }) => {
  const dots = await dotsOf(drawing, width);
  const encode = (quality: number): Promise<Buffer> => dots.clone().webp({ quality, effort: 5 }).toBuffer();
  let picture = await encode(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (picture.length <= mostBytes) break;
    picture = await encode(quality);
  }
  return picture;
};
