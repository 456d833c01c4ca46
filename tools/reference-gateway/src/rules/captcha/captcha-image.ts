import { randomBytes, randomInt } from 'node:crypto';
import { GLYPH_SIZE, hasDot } from './font';
import { encodePng, type Bitmap } from './png';

const WIDTH = 180;
const HEIGHT = 60;
const PAPER = [244, 240, 250] as const;
const INKS = [
  [52, 38, 110],
  [120, 30, 80],
  [20, 90, 100],
  [140, 70, 20],
] as const;

type Colour = readonly [number, number, number];

/** Draws a text as a PNG that people read and simple programs do not: sheared, turned, crossed by lines. */
export function drawCaptcha(text: string): Buffer {
  const bitmap: Bitmap = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT * 4) };
  fillPaper(bitmap);
  for (let line = 0; line < 3; line += 1) drawWave(bitmap, softened(pickInk()));
  const cell = (WIDTH - 16) / text.length;
  [...text].forEach((character, index) => drawGlyph(bitmap, character, 8 + cell * (index + 0.5), cell));
  drawWave(bitmap, pickInk());
  return encodePng(bitmap);
}

function pickInk(): Colour {
  return INKS[randomInt(INKS.length)] ?? INKS[0];
}

function softened([red, green, blue]: Colour): Colour {
  return [(red + 470) / 3, (green + 470) / 3, (blue + 470) / 3];
}

/** One draw for all pixels: a draw and a new array for each took most of an image's time. */
function fillPaper({ pixels }: Bitmap): void {
  const [red, green, blue] = PAPER;
  const grains = randomBytes(WIDTH * HEIGHT);
  for (let place = 0; place < grains.length; place += 1) {
    const grain = ((grains[place] ?? 0) % 24) - 14;
    pixels[place * 4] = Math.min(255, red + grain);
    pixels[place * 4 + 1] = Math.min(255, green + grain);
    pixels[place * 4 + 2] = Math.min(255, blue + grain);
    pixels[place * 4 + 3] = 255;
  }
}

/** Walks over the pixels around the glyph and asks where each lies in it, so that any transform leaves no holes. */
function drawGlyph(bitmap: Bitmap, character: string, centre: number, cell: number): void {
  const ink = pickInk();
  const angle = randomInt(-22, 23) / 100;
  const shear = randomInt(-30, 31) / 100;
  const scale = Math.min(cell / (GLYPH_SIZE.width + 0.6), 5.6) * (0.9 + randomInt(0, 20) / 100);
  const middle = HEIGHT / 2 + randomInt(-4, 5);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(scale * GLYPH_SIZE.height * 0.75);
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const turnedX = x * cos + y * sin;
      const turnedY = y * cos - x * sin;
      const column = Math.floor((turnedX - shear * turnedY) / scale + GLYPH_SIZE.width / 2);
      const row = Math.floor(turnedY / scale + GLYPH_SIZE.height / 2);
      if (hasDot(character, column, row)) paint(bitmap, Math.round(centre + x), Math.round(middle + y), ink);
    }
  }
}

function drawWave(bitmap: Bitmap, ink: Colour): void {
  const [height, depth, phase] = [randomInt(10, HEIGHT - 10), randomInt(4, 12), randomInt(0, 63) / 10];
  const slope = randomInt(-15, 16) / 100;
  for (let x = 0; x < WIDTH; x += 1) {
    const y = Math.round(height + slope * (x - WIDTH / 2) + depth * Math.sin(x / 14 + phase));
    paint(bitmap, x, y, ink);
    paint(bitmap, x, y + 1, ink);
  }
}

function paint(bitmap: Bitmap, x: number, y: number, ink: Colour): void {
  if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) return;
  bitmap.pixels.set(ink, (y * bitmap.width + x) * 4);
}
