import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { darkPaletteOf } from '../page/brand-of';
import type { Picture } from './png';
import { markOf, type Point, type Stroke } from './strokes';

/** `rounded` is drawn as it is seen; `full` is cut by the phone, so that only its middle is sure to be seen. */
export type IconShape = 'rounded' | 'full';

// Taken once: where code runs in a sandbox, looking up a global for every point costs more than the drawing.
const { abs, max, min, round, sqrt } = Math;
const FAR = Infinity;

type Colour = readonly [red: number, green: number, blue: number];
function colour(hex: string): Colour {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return [channel(0), channel(1), channel(2)];
}

function clamp(value: number): number {
  return min(1, max(0, value));
}

/** Distance to the nearest of the lines, whose ends stand one after the other: x, y, x, y. */
function distanceToLines(lines: Float64Array, x: number, y: number): number {
  let nearest = FAR;
  for (let start = 0; start < lines.length; start += 4) {
    const fromX = lines[start] as number;
    const fromY = lines[start + 1] as number;
    const alongX = (lines[start + 2] as number) - fromX;
    const alongY = (lines[start + 3] as number) - fromY;
    const length = alongX * alongX + alongY * alongY;
    const share = length === 0 ? 0 : clamp(((x - fromX) * alongX + (y - fromY) * alongY) / length);
    const awayX = x - fromX - share * alongX;
    const awayY = y - fromY - share * alongY;
    nearest = min(nearest, awayX * awayX + awayY * awayY);
  }
  return sqrt(nearest);
}

/** Distance to the edge of a square with round corners that fills the picture; negative inside. */
function edgeDistance(x: number, y: number, radius: number): number {
  const reach = 0.5 - radius;
  const [overX, overY] = [abs(x - 0.5) - reach, abs(y - 0.5) - reach];
  const [outX, outY] = [max(overX, 0), max(overY, 0)];
  return sqrt(outX * outX + outY * outY) + min(max(overX, overY), 0) - radius;
}

interface Mark {
  readonly lines: Float64Array;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly halfWidth: number;
}

const CORNER = 0.23;
const HEIGHT: Readonly<Record<IconShape, number>> = { rounded: 0.46, full: 0.36 };
const WIDTH_TO_HEIGHT = 0.86;
const HALF_WIDTH_TO_HEIGHT = 0.105;

function markOn(strokes: readonly Stroke[], shape: IconShape): Mark {
  const height = HEIGHT[shape];
  const width = height * WIDTH_TO_HEIGHT;
  const [left, top] = [(1 - width) / 2, (1 - height) / 2];
  const ends = strokes.flatMap((stroke) =>
    stroke
      .slice(1)
      .flatMap((point, index): number[] =>
        [stroke[index] ?? point, point].flatMap(([x, y]: Point) => [left + x * width, top + y * height]),
      ),
  );
  return { lines: Float64Array.from(ends), left, top, bottom: top + height, halfWidth: height * HALF_WIDTH_TO_HEIGHT };
}

interface Paints {
  readonly ground: Colour;
  readonly deep: Colour;
  readonly glow: Colour;
  readonly mark: Colour;
  readonly markLight: Colour;
}

function paintsOf(merchant: MerchantConfig): Paints {
  const palette = darkPaletteOf(merchant);
  return {
    ground: colour(palette.raised),
    deep: colour(palette.page),
    glow: colour(palette.brand),
    mark: colour(palette['accent-fill']),
    markLight: mix(colour(palette['accent-fill']), [255, 255, 255], 0.55),
  };
}

/** How much of each paint is seen at a point, from below to above. */
interface Layers {
  deep: number;
  glow: number;
  shadow: number;
  mark: number;
  /** From the light top of the mark to its foot. */
  foot: number;
}

/** A dark room with one light: the brand's glow from the upper left, the initial in the colour of money (look.md). */
function look(into: Layers, { lines, left, top, bottom, halfWidth }: Mark, x: number, y: number, size: number): void {
  const [fromLightX, fromLightY] = [x - 0.22, y - 0.08];
  const light = clamp(1 - sqrt(fromLightX * fromLightX + fromLightY * fromLightY) / 0.95);
  into.deep = clamp(y * 0.9 + x * 0.2);
  into.glow = light * light * 0.62;
  into.shadow = 0;
  into.mark = 0;
  const reach = 3 * halfWidth;
  if (y < top - reach || y > bottom + reach || x < left - reach || x > 1 - left + reach) return;
  const distance = distanceToLines(lines, x, y) - halfWidth;
  const halo = clamp(1 - distance / (2 * halfWidth));
  into.shadow = distance > 0 ? halo * halo * 0.45 : 0;
  into.mark = clamp(0.5 - distance * size);
  into.foot = clamp((y - top) / (bottom - top));
}

/** One channel of a point. */
function channelOf(paints: Paints, layers: Layers, index: 0 | 1 | 2): number {
  const deep = paints.deep[index];
  let value = paints.ground[index];
  value += (deep - value) * layers.deep;
  value += (paints.glow[index] - value) * layers.glow;
  value += (deep - value) * layers.shadow;
  if (layers.mark === 0) return value;
  const mark = paints.markLight[index] + (paints.mark[index] - paints.markLight[index]) * layers.foot;
  return value + (mark - value) * layers.mark;
}

/** Draws a merchant's icon: the same merchant gives the same points. */
export function drawIcon(merchant: MerchantConfig, size: number, shape: IconShape): Picture {
  const paints = paintsOf(merchant);
  const mark = markOn(markOf(merchant.name), shape);
  const points = new Uint8Array(size * size * 4);
  const layers: Layers = { deep: 0, glow: 0, shadow: 0, mark: 0, foot: 0 };
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) / size;
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) / size;
      const start = (row * size + column) * 4;
      look(layers, mark, x, y, size);
      for (const index of [0, 1, 2] as const) points[start + index] = round(channelOf(paints, layers, index));
      points[start + 3] = shape === 'full' ? 255 : round(clamp(0.5 - edgeDistance(x, y, CORNER) * size) * 255);
    }
  }
  return { size, points };
}
