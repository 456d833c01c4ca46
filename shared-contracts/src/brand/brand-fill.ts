import { fittingChroma, mixColours, oklchToHex } from './brand-colours';
import type { BrandValues } from './brand-values';
import { contrast } from './color';
import type { ColourRole } from './colour-roles';

/** WCAG 2.2 AA, text. */
const READABLE = 4.5;

/** The most that the strong fill is mixed with black. */
const STRONGEST = 0.14;

/** A fill is told from a surface by so much more or less light, or by so much colour (OKLCH). */
const TOLD_BY_LIGHT = 0.3;
const TOLD_BY_COLOUR = 0.1;

const STEP = 0.01;

/** What a theme has before its fill is chosen. */
export interface FillGrounds {
  /** The brand's colour as the theme draws signs with it: the fill of a brand without a lightness. */
  readonly sign: string;
  /** OKLCH lightness of the darkest and the lightest surface. */
  readonly surfaces: readonly [number, number];
  /** What the fill is mixed with where it is lit, and how much of it (`brand-mixtures`). */
  readonly lit: readonly (readonly [colour: string, share: number])[];
}

type Fill = Readonly<Record<Extract<ColourRole, 'brand-fill' | 'brand-strong' | 'on-brand'>, string>>;

function isReadable(words: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(words, ground) >= READABLE);
}

/** The fill made darker for pressed and lower parts, as far as its words can still be read. */
function strongOf(fill: string, words: string): string {
  for (let share = STRONGEST; share > 0; share -= STEP) {
    const strong = mixColours(fill, '#000000', share);
    if (isReadable(words, [strong])) return strong;
  }
  return fill;
}

/** A fill with the dark or light words that can be read all over it; undefined where neither can. */
function fillOf(fill: string, hue: number, lit: FillGrounds['lit']): Fill | undefined {
  const dark = oklchToHex(0.16, 0.03, hue);
  const light = oklchToHex(0.99, 0.005, hue);
  const words = contrast(dark, fill) > contrast(light, fill) ? dark : light;
  if (!isReadable(words, [fill, ...lit.map(([colour, share]) => mixColours(fill, colour, share))])) return undefined;
  return { 'brand-fill': fill, 'brand-strong': strongOf(fill, words), 'on-brand': words };
}

/** The lightness as it is wished, or turned round where nobody could tell the fill: black on black, white on white. */
function toldLightness({ lightness = 0, chroma, hue }: BrandValues, surfaces: readonly number[]): number {
  const isTold = surfaces.every((surface) => Math.abs(surface - lightness) >= TOLD_BY_LIGHT);
  return isTold || fittingChroma(lightness, chroma, hue) >= TOLD_BY_COLOUR ? lightness : 1 - lightness;
}

/** The fill of the main action and what goes with it: of the brand's own lightness, or the nearest with readable words. */
export function brandFill(brand: BrandValues, { sign, surfaces, lit }: FillGrounds): Fill {
  const { chroma, hue } = brand;
  const own = brand.lightness === undefined ? fillOf(sign, hue, lit) : undefined;
  if (own) return own;
  const wished = brand.lightness === undefined ? 0.5 : toldLightness(brand, surfaces);
  for (let away = 0; away <= 1; away += STEP) {
    for (const lightness of [wished + away, wished - away]) {
      const isColour = lightness >= 0 && lightness <= 1;
      const found = isColour ? fillOf(oklchToHex(lightness, chroma, hue), hue, lit) : undefined;
      if (found) return found;
    }
  }
  return { 'brand-fill': '#000000', 'brand-strong': '#000000', 'on-brand': '#ffffff' };
}
